// The file of a sheet: read from the person's disk and written there, where the browser lets a page; else it is
// taken in, and given out as a download.
import { offerFile } from '../views/file.mjs';

const types = [{ description: 'Exactly', accept: { 'text/plain': ['.sheet', '.txt'] } }];

// Identifies the state of a file: if it differs later, another program has written the file.
const stamp = ({ lastModified, size }) => `${lastModified} ${size}`;

export class SheetFile {
  #handle = null;
  #stamp = '';
  #input = document.getElementById('file');

  // Asks for a file: `{ name, bytes }`, or undefined where none was chosen. It is this one once `use` is called.
  async choose() {
    if (!globalThis.showOpenFilePicker) return this.#chooseByInput();
    try {
      const [handle] = await showOpenFilePicker({ types, excludeAcceptAllOption: false });
      return this.read(await handle.getFile(), handle);
    } catch (error) {
      if (error.name === 'AbortError') return undefined;
      throw error;
    }
  }

  // Reads a file, as one that was dropped.
  async read(file, handle = null) {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()), handle, stamp: stamp(file) };
  }

  // Reads this file as it is now.
  async readAgain() {
    return this.read(await this.#handle.getFile(), this.#handle);
  }

  use({ handle = null, stamp: read = '' } = {}) {
    this.#handle = handle;
    this.#stamp = read;
  }

  // Whether the file is not what it was when it was read or written.
  async hasChanged() {
    if (!this.#handle) return false;
    try {
      return stamp(await this.#handle.getFile()) !== this.#stamp;
    } catch {
      return true;
    }
  }

  // Writes a text, `asked`, to the file, or to another one that is asked for; its name, or undefined where none
  // was chosen.
  async save(name, asked, { isAnother = false } = {}) {
    if (globalThis.showSaveFilePicker && (isAnother || !this.#handle)) {
      try {
        this.#handle = await showSaveFilePicker({ suggestedName: name, types });
      } catch (error) {
        if (error.name === 'AbortError') return undefined;
        throw error;
      }
    }
    if (!this.#handle) {
      await offerFile(asked.then((text) => ({ name, type: 'text/plain;charset=utf-8', text })));
      return name;
    }
    // The browser writes another file, which replaces this one when it is whole.
    const writer = await this.#handle.createWritable();
    await writer.write(await asked);
    await writer.close();
    this.#stamp = stamp(await this.#handle.getFile());
    return this.#handle.name;
  }

  #chooseByInput() {
    return new Promise((resolve) => {
      const input = this.#input;
      input.value = '';
      input.onchange = async () => resolve(input.files.length > 0 ? await this.read(input.files[0]) : undefined);
      input.oncancel = () => resolve(undefined);
      input.click();
    });
  }
}
