// The library as a package of npm's: packed, installed without a network, and used from Node, a
// bundler, a page and TypeScript. EXACTLY_NODES names the programs of several versions of Node.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const nodes = process.env.EXACTLY_NODES?.split(':') ?? [process.execPath];
const NAME = 'exactly-calculator';

let folder;
let contents;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exactly-package-'));
  const packed = JSON.parse(npm('pack', '--json', here('../dist')));
  contents = packed[0].files.map(({ path }) => path).sort();
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm('install', '--offline', '--no-audit', '--no-fund', join(folder, packed[0].filename));
});
after(() => rm(folder, { recursive: true, force: true }));

// npm stands beside the Node that it belongs to.
function npm(...parameters) {
  const program = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const settings = { npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false' };
  return execFileSync(process.execPath, [program, ...parameters], {
    cwd: folder, encoding: 'utf8', env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

// An example as those write it who have installed the package.
async function example(name, library = NAME) {
  const text = await readFile(here(`../Examples/${name}`), 'utf8');
  const found = text.replace("'../dist/exactly.js'", `'${library}'`);
  assert.notEqual(found, text, `${name} imports the library`);
  await writeFile(join(folder, name), found);
  return join(folder, name);
}

const isInstalled = (program) => !spawnSync(program, ['--version']).error;

test('the package has what the library needs, and nothing of the page', async () => {
  assert.deepEqual(contents, [
    'ExactlyWeb.wasm', 'LICENSE', 'README.md', 'exactly.d.ts', 'exactly.js', 'module.mjs',
    'package.json',
  ]);
  const { version } = JSON.parse(await readFile(here('../dist/package.json'), 'utf8'));
  const changes = await readFile(here('../../../CHANGELOG.md'), 'utf8');
  assert.equal(version, /^## (\d+\.\d+\.\d+)/m.exec(changes)[1]);
});

for (const node of nodes) {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  test(`the example answers in Node ${version}`, async () => {
    const answers = execFileSync(node, [await example('answers.mjs')], { encoding: 'utf8' });
    assert.equal(answers, [
      '1/3 + 1/6 = 0.5',
      '√2 × √8 = 4',
      'sin(60°) = √3/2 ≈ 0.8660254037844386467637231707529361834714',
      '1/(√50 - 5√2): division by zero',
      '  1/(√50 - 5√2)',
      '   ^',
      '200 + 10 % = 220',
      '',
    ].join('\n'));
  });

  test(`a worker of Node ${version} gets the compiled module`, async () => {
    await writeFile(join(folder, 'worker.mjs'), `
      import { readFile } from 'node:fs/promises';
      import { createRequire } from 'node:module';
      import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
      import { Exactly } from '${NAME}';
      if (isMainThread) {
        const { resolve } = createRequire(import.meta.url);
        const bytes = await readFile(resolve('${NAME}/ExactlyWeb.wasm'));
        const workerData = await WebAssembly.compile(bytes);
        const worker = new Worker(new URL(import.meta.url), { workerData });
        worker.once('message', (answer) => console.log(answer));
      } else {
        const exactly = await Exactly.load(workerData);
        const calculator = await exactly.createCalculator({ mode: 'scientific' });
        parentPort.postMessage(calculator.press('2 sqrt').display);
      }
    `);
    const answer = execFileSync(node, [join(folder, 'worker.mjs')], { encoding: 'utf8' });
    assert.equal(answer, '1.414213562373095\n');
  });
}

test('a bundler takes the module for an asset', async (t) => {
  if (!isInstalled('esbuild')) return t.skip('there is no esbuild');
  await writeFile(join(folder, 'bundled.mjs'), `
    import { Exactly } from '${NAME}';
    import address from '${NAME}/ExactlyWeb.wasm';
    const exactly = await Exactly.load(new URL(address, import.meta.url));
    document.body.innerHTML = '<output>' + exactly.evaluate('√2 × √8').decimal + '</output>';
  `);
  execFileSync('esbuild', [
    '--bundle', '--format=esm', '--platform=browser', '--loader:.wasm=file', '--log-level=warning',
    `--outdir=${join(folder, 'bundle')}`, join(folder, 'bundled.mjs'),
  ]);
  await writeFile(join(folder, 'bundle', 'index.html'),
    '<!doctype html><body><script type="module" src="bundled.js"></script>');
  await inChromium(t, 'bundle/index.html', /<output>4<\/output>/);
});

test('a page takes it as it is', async (t) => {
  await example('evaluate.html', `./node_modules/${NAME}/exactly.js`);
  await inChromium(t, 'evaluate.html',
    /√3\/2 ≈ 0\.86602540378443864676372317075293618347140262690519<\/output>/);
});

test('TypeScript finds the types', async (t) => {
  if (!isInstalled('tsc')) return t.skip('there is no tsc');
  await cp(here('types.ts'), join(folder, 'types.ts'));
  await example('answers.mjs');
  for (const [module, resolution] of [['es2022', 'node'], ['node16', 'node16']]) {
    const options = [
      '--noEmit', '--strict', '--target', 'es2022', '--module', module,
      '--moduleResolution', resolution, '--lib', 'es2022,dom,dom.iterable',
    ];
    for (const file of [['types.ts'], ['--allowJs', '--checkJs', 'answers.mjs']]) {
      const { stdout } = spawnSync('tsc', [...options, ...file], { cwd: folder, encoding: 'utf8' });
      assert.equal(stdout, '', `${resolution}: ${file.at(-1)}`);
    }
  }
});

// Opens a file of the folder in a page, which must come to have something in it.
async function inChromium(t, path, expected) {
  if (!isInstalled('chromium')) return t.skip('there is no chromium');
  const types = { '.html': 'text/html', '.wasm': 'application/wasm' };
  const server = createServer(async ({ url }, response) => {
    try {
      const file = await readFile(join(folder, url));
      response.writeHead(200, { 'Content-Type': types[extname(url)] ?? 'text/javascript' })
        .end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { stdout } = await promisify(execFile)('chromium', [
      '--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--dump-dom',
      '--virtual-time-budget=10000', `http://127.0.0.1:${server.address().port}/${path}`,
    ]);
    assert.match(stdout, expected);
  } finally {
    server.close();
  }
}
