// Runs before the page's other scripts are there, so that nothing waits for them.
import { prepare } from './browser.mjs';

prepare();
