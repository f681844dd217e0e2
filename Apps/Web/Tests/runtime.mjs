// Proves the C of Sources/WebRuntime by itself, built with the clang beside `swift`:
// node --test Apps/Web/Tests/runtime.mjs
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { before, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const memoryLimit = 16 << 20;

let module;
let runtime;
let cell; // the far end of the stack, where results can be put
before(async () => {
  const swift = execFileSync('sh', ['-c', 'command -v swift'], { encoding: 'utf8' }).trim();
  const clang = join(dirname(await realpath(swift)), 'clang');
  const sources = ['memory.c', 'bytes.c', 'wideIntegers.c'].map((name) =>
    fileURLToPath(new URL(`../Sources/WebRuntime/${name}`, import.meta.url)));
  const folder = await mkdtemp(join(tmpdir(), 'web-runtime-'));
  try {
    const output = join(folder, 'runtime.wasm');
    execFileSync(clang, [
      '--target=wasm32-unknown-none-wasm', '-O2', '-mbulk-memory', '-ffreestanding',
      '-fno-builtin', '-Wall', '-Wextra', '-Werror', '-nostdlib',
      '-Wl,--no-entry', '-Wl,--export-all', `-Wl,--max-memory=${memoryLimit}`,
      ...sources, '-o', output,
    ]);
    module = await WebAssembly.compile(await readFile(output));
  } finally {
    await rm(folder, { recursive: true });
  }
});

beforeEach(async () => {
  runtime = (await WebAssembly.instantiate(module, {})).exports;
  cell = (runtime.__data_end.value + 15) & ~15;
});

// xorshift32 (G. Marsaglia, 2003): the same numbers in every run.
let state = 2463534242;
function random(count) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % count;
}

// A word of 64 bits with long runs of ones and zeros, where carries and borrows go wrong.
function randomWord() {
  const word = BigInt.asUintN(64, BigInt(random(2 ** 32)) * 0x1_0000_0001n);
  switch (random(5)) {
    case 0: return 0n;
    case 1: return 0xFFFF_FFFF_FFFF_FFFFn >> BigInt(random(64));
    case 2: return BigInt.asUintN(64, 0xFFFF_FFFF_FFFF_FFFFn << BigInt(random(64)));
    default: return word >> BigInt(random(64));
  }
}

const allocate = (size, alignment = 16) => {
  const error = runtime.posix_memalign(cell, alignment, size);
  return { error, address: new DataView(runtime.memory.buffer).getUint32(cell, true) };
};

test('128-bit arithmetic is that of BigInt', () => {
  const call = (name, ...words) => {
    runtime[name](cell, ...words);
    const view = new DataView(runtime.memory.buffer);
    return view.getBigUint64(cell + 8, true) << 64n | view.getBigUint64(cell, true);
  };
  const wide = (value) => BigInt.asUintN(128, value);
  const words = (value) => [BigInt.asUintN(64, value), value >> 64n];
  for (let round = 0; round < 200_000; round += 1) {
    const a = randomWord() << 64n | randomWord();
    const b = randomWord() << 64n | randomWord();
    const count = random(128);
    const at = `${a} and ${b} or ${count}`;
    assert.equal(call('__multi3', ...words(a), ...words(b)), wide(a * b), `× ${at}`);
    assert.equal(call('__ashlti3', ...words(a), count), wide(a << BigInt(count)), `<< ${at}`);
    assert.equal(call('__lshrti3', ...words(a), count), a >> BigInt(count), `>> ${at}`);
    const signed = wide(BigInt.asIntN(128, a) >> BigInt(count));
    assert.equal(call('__ashrti3', ...words(a), count), signed, `signed >> ${at}`);
    if (b === 0n) continue;
    assert.equal(call('__udivti3', ...words(a), ...words(b)), a / b, `÷ ${at}`);
    assert.equal(call('__umodti3', ...words(a), ...words(b)), a % b, `mod ${at}`);
  }
});

test('blocks never overlap, keep their bytes and are used again', () => {
  const live = [];
  let sizeBefore = 0;
  const fill = (block) =>
    new Uint8Array(runtime.memory.buffer, block.address, block.size).fill(block.mark);
  const check = (block) => {
    const bytes = new Uint8Array(runtime.memory.buffer, block.address, block.size);
    assert(bytes.every((byte) => byte === block.mark), `${block.size} at ${block.address}`);
  };
  for (let round = 0; round < 200_000; round += 1) {
    if (live.length > 400 || (live.length > 0 && random(2) === 0)) {
      const [block] = live.splice(random(live.length), 1);
      check(block);
      runtime.free(block.address);
    } else {
      const size = random(20) === 0 ? random(40_000) : random(300);
      const alignment = random(10) === 0 ? 16 << random(5) : 4 << random(3);
      const { error, address } = allocate(size, alignment);
      assert.equal(error, 0);
      assert.equal(address % Math.max(alignment, 16), 0);
      const block = { address, size, mark: random(256) };
      fill(block);
      live.push(block);
    }
    if (round === 100_000) sizeBefore = runtime.memory.buffer.byteLength;
  }
  assert.equal(runtime.memory.buffer.byteLength, sizeBefore);
  for (const block of live) {
    check(block);
    runtime.free(block.address);
  }
});

test('at the limit there is an error, and afterwards memory again', () => {
  for (const size of [24, 1000, 100_000, 3_000_000]) {
    const blocks = [];
    for (;;) {
      const { error, address } = allocate(size);
      if (error !== 0) {
        assert.equal(error, 12);
        break;
      }
      blocks.push(address);
    }
    // Headers and the pages of the stack take a little; small blocks the most.
    const share = (blocks.length * size) / memoryLimit;
    assert(share > 0.65, `${size}: ${share}`);
    for (const address of blocks) runtime.free(address);
  }
  assert.equal(allocate(2 ** 31).error, 12);
  assert.equal(allocate(0xFFFF_FFF0).error, 12);
  assert.equal(allocate(16, 24).error, 22);
  runtime.free(0);
});

test('memory that others ask for in between is left alone', () => {
  const blocks = [];
  const take = () => {
    const { error, address } = allocate(60_000);
    if (error === 0) blocks.push(address);
    return error === 0;
  };
  for (let i = 0; i < 20; i += 1) take();
  const foreign = runtime.memory.grow(1) * 65_536;
  while (take());
  assert(blocks.some((address) => address > foreign));
  for (const address of blocks) {
    assert(address + 60_000 <= foreign || address >= foreign + 65_536);
    runtime.free(address);
  }
});
