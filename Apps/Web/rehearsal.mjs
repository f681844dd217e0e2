// Plays what people do first on an instrumented module, which shows which
// functions each part of the module needs. See parts.py.
//
// usage: node rehearsal.mjs INSTRUMENTED FOLDER
//
// For each part it writes FOLDER/NAME.profile, and for a language FOLDER/NAME.first.profile as well.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Module } from './Page/module.mjs';
import { parseTable } from './Tests/table.mjs';

const [instrumented, folder] = process.argv.slice(2);
const compiled = await WebAssembly.compile(await readFile(instrumented));
const table = parseTable(
  await readFile(new URL('../../Conformance/keys.csv', import.meta.url), 'utf8'));

// A moment of 2026, in seconds since the beginning of 1970.
const time = 1_790_000_000.123;

// The languages as browsers name them, from the files of texts.
const texts = new URL('../../Texts/', import.meta.url);
const locales = Object.fromEntries(readdirSync(texts).map((name) => {
  const [, list] = readFileSync(new URL(name, texts), 'utf8').match(/^### Locales: (.*)$/m);
  return [name.replace('.ftl', ''), list.split(', ')];
}));

// The settings that the page keeps once somebody has changed one.
const settings = ['', 'theme = dark\n', 'order = left-to-right\n'];

const upright = ['390 844 touch', '820 1180 touch'];
const windows = [...upright, '844 390 touch', '1280 800 desktop'];

// A session as the engine has it with the module.
class Rehearsal {
  constructor(instance) {
    this.module = new Module(compiled, instance);
  }

  open(locale, { face = 'calculator', mode, order, kept = '' } = {}) {
    const options = { face, locale, order, mode, seed: '0123456789abcdef', time };
    const lines = Object.entries(options).filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value}\n`);
    this.module.call('open', `${lines.join('')}\n${kept}`);
    this.journal = [];
    return this;
  }

  // Performs messages, and tells what was kept as the page's storage would.
  send(...messages) {
    for (const message of messages) {
      const { effects = [] } = JSON.parse(this.module.call('perform', message, time));
      for (const { append, number, session } of effects) {
        if (session) this.session = session;
        if (!append) continue;
        this.journal.push(...append);
        this.module.call('perform', `kept ${number}`, time);
      }
    }
    return this;
  }

  press(keys) {
    return this.send(...keys.split(' ').map((key) => `press ${key}`));
  }

  type(keys) {
    return this.send(...[...keys].map((key) => `type ${key}`));
  }
}

// The first screen, in every kind of window; an upright one has functions only where somebody chose them.
function firstScreen(rehearsal, locale) {
  for (const kept of settings) {
    for (const size of windows) {
      rehearsal.open(locale, { kept }).send(`window ${size}`);
      if (upright.includes(size)) continue;
      rehearsal.open(locale, { mode: 'scientific', kept }).send(`window ${size}`);
    }
  }
}

// The functions in their upright arrangement.
function uprightFunctions(rehearsal, locale) {
  for (const kept of settings) {
    for (const size of upright) {
      rehearsal.open(locale, { mode: 'scientific', kept }).send(`window ${size}`)
        .press('2nd 2nd 3 0 DEL m+ mr ( 1 + 2 ) =');
    }
  }
}

// The first keys, without the history, and without typing: that is followed as
// text, too, and the computers that have a keyboard load more in the same time.
function firstKeys(rehearsal, locale) {
  for (const [mode, size] of [[undefined, '390 844 touch'], ['scientific', '844 390 touch']]) {
    rehearsal.open(locale, { mode, kept: 'history = off\n' }).send(`window ${size}`)
      .press('7 + 3 = C AC 1 . 5 +/- % * 4 - 2 / 8 = = DEL AC 0 . 0 0 5 * = AC 1 2 + 3 * 4 / 2 - 1 = %')
      .press('AC 3 - 5 = +/- AC 2 * 3 +/- + 4 = +/- / 3 =');
    rehearsal.open(locale, { mode, kept: 'theme = dark\n' }).send(`window ${size}`)
      .press('1 . 5 + 7 - C AC');
  }
}

// All that the table knows of the basic keypad: numbers that fill the display, and what fails.
function tableKeys(rehearsal) {
  for (const { mode, keys } of table) {
    if (mode === 'scientific') continue;
    const order = mode === 'left-to-right' ? mode : undefined;
    rehearsal.open('en-US', { order, kept: 'history = off\n' });
    for (const name of keys.split(/\s+/).filter(Boolean)) {
      for (const key of /^[\d.]+$/.test(name) ? name : [name]) rehearsal.press(key);
    }
  }
}

// The history, the settings, and what else is a press or two away.
function besideKeys(rehearsal, locale) {
  const { journal } = rehearsal.open(locale).send('window 390 844 touch', 'journal 0\n')
    .press('7 + 3 = 1 / 3 = 9 / 0 =').type('12.5+3*4/2-1=%').send('type Backspace', 'type Enter');
  rehearsal.type('12+3*4/2-1=').send('type 7', 'type Backspace', 'type Enter', 'type Escape');
  rehearsal.type('12,5+3=').type('5*-3=').type('sin(30').send('type Enter', 'type Escape');
  rehearsal.press('5 * 2 +').send('keep-session');
  rehearsal.open(locale).send('window 390 844 touch', `continue\n${rehearsal.session.join('\n')}`)
    .press('3 = C AC').send('keep-session', 'command undo', 'keep-session');
  // Another tab has kept something, too.
  rehearsal.send(`journal 3\n${journal.join('\n')}`);
  for (const size of windows) {
    rehearsal.open(locale).send(`window ${size}`, `journal 3\n${journal.join('\n')}`);
    for (const panel of ['history', 'tape', 'dates', 'constants', 'large', 'settings', 'memory', 'help', 'none']) {
      // There is room for the keys beside it.
      rehearsal.send(`panel ${panel}`).press('7 + 3 =').send('command copy', 'panel none');
    }
    rehearsal.send('set theme dark', 'swipe -40 2', 'command store', 'command undo', 'command redo',
      'command undo', 'command keypad', 'command order', 'command separators', 'save-tape', 'command dates',
      'dates today 2026-11-22', 'dates to 2026-02-30', 'dates to 2028-02-01', 'dates last-day on',
      'dates direction subtract', 'dates years 2', 'dates months x', 'dates months 3', 'dates days 9999999',
      'dates use', 'panel none', 'command constants', 'find\nplanck', 'choose constant h', 'panel none',
      'panel commands', 'find\nhist', 'panel none',
      'command form', 'dismiss', 'paste\n12.5');
  }
}

// The programmer keypad, in both of its arrangements, with every key that it has.
function wordKeys(rehearsal, locale) {
  rehearsal.open(locale).send('window 390 844 touch', 'turn programmer').press(
    '5 base16 d e a d ff 00 + 1 DEL = byteflip wordflip base2 1 0 1 AND 1 1 = OR 8 XOR 2 = base8 7 * 7 = '
    + '1s 2s +/- base10 word8 1 0 0 + 1 0 0 = - 5 mod 3 / 2 = 1 2 +/- 8 unsigned signed word16 << >> RoL '
    + 'RoR ( 1 X<<Y 4 ) = X>>Y 2 NOR 1 = 2nd 5 NAND 3 = RCL RCR X>>>Y 1 = 2nd bit5 bit0 bit40 word32 '
    + 'word64 4 / 0 = C AC 8 / 3 =');
  rehearsal.send('command copy', 'command undo', 'command redo', 'paste\n-5.5', 'paste\n0xFF', 'panel help',
    'panel none', 'window 844 390 touch', 'window 1280 800 desktop');
  rehearsal.type('5&3=').send('type Alt+M', 'type Alt+H').type('de').send('type Backspace', 'type Enter', 'type Escape');
  rehearsal.type('~^|<>0xff+1').send('type Enter', 'type Escape');
  rehearsal.press('1 X<<Y 3').send('keep-session');
  rehearsal.open(locale).send('window 390 844 touch', `continue\n${rehearsal.session.join('\n')}`)
    .press('= C AC').send('turn basic', 'command undo', 'turn scientific', 'turn programmer');
}

// Numbers on a stack, with every key that moves them, on each keypad.
function stackKeys(rehearsal, locale) {
  rehearsal.open(locale).send('window 390 844 touch', 'command rpn').press(
    '1 = 2 = 3 + 4 swap R^ Rv drop 5 * DEL 1 2 DEL +/- % - C 7 / AC + C 8 = 0 / C m+ mr');
  rehearsal.send('command undo', 'command redo', 'paste\n-5.5', 'command copy', 'panel help', 'panel none',
    'window 844 390 touch').press('2 = 3 ( ) mc m+ mr 5 % 2nd 2nd');
  rehearsal.send('turn programmer').press('5 = 3 AND 1s bit2 X<<Y swap drop');
  rehearsal.type('2').send('type Alt+x', 'type Alt+z', 'type Alt+}', 'type Alt+{', 'type Enter', 'keep-session', 'window 390 844 touch');
  rehearsal.open(locale).send('window 390 844 touch', `continue\n${rehearsal.session.join('\n')}`)
    .press('+ C AC 1 = 2').send('command rpn', 'command undo', 'set rpn off', 'set rpn on', 'set places 2')
    .press('1 = 3 / 7 /');
}

// Units, of every category, in the language's words.
function conversions(rehearsal, locale) {
  rehearsal.open(locale).send('window 390 844 touch', 'command convert').press('5 + 3 = / 7 =');
  rehearsal.send('command swap', 'command other').press('2 =').send('command undo', 'command undo',
    'command redo', 'panel units', 'units lower', 'find\nm', 'find\nkm²', 'find\n',
    'choose unit km', 'panel none');
  for (const category of ['angle', 'data', 'fuel', 'temperature', 'weight', 'other']) {
    rehearsal.send('units upper', `choose category ${category}`, 'panel none').press('AC 0 . 5 =');
  }
  rehearsal.send('units upper', 'choose recent 0', 'choose unit ohm', 'mark lower', 'mark upper',
    'panel none', 'command units', 'panel none', 'turn programmer', 'turn scientific').press('1 / 0 =')
    .send('keep-session', 'command convert');
  rehearsal.open(locale).send('window 844 390 touch', `continue\n${rehearsal.session.join('\n')}`).press('C 7');
}

// The requests of the companions' pages.
const companions = {
  fizzbuzz: Array(16).fill('next'),
  decider: ['add\nTea', 'add\n', 'add\nTea', 'dismiss', 'add\nMilk', 'decide', 'remove 0'],
  'order-summary': ['add\n2 x 19.99', 'add\nx', 'dismiss', 'promo\nSAVE20', 'promo\n', 'remove 0'],
};

const parts = {
  first(rehearsal) {
    for (const locale of locales.en) firstScreen(rehearsal, locale);
    firstKeys(rehearsal, 'en-US');
  },
  second(rehearsal) {
    tableKeys(rehearsal);
    for (const locale of locales.en) {
      besideKeys(rehearsal, locale);
      uprightFunctions(rehearsal, locale);
      wordKeys(rehearsal, locale);
      stackKeys(rehearsal, locale);
      conversions(rehearsal, locale);
    }
  },
  companions(rehearsal) {
    for (const locale of Object.values(locales).flat()) {
      for (const [face, messages] of Object.entries(companions)) {
        rehearsal.open(locale, { face }).send(...messages);
      }
    }
  },
};
for (const language of Object.keys(locales)) {
  if (language === 'en') continue;
  const first = (rehearsal) => {
    for (const locale of locales[language]) {
      firstScreen(rehearsal, locale);
      firstKeys(rehearsal, locale);
    }
  };
  parts[`${language}.first`] = first;
  parts[language] = (rehearsal) => {
    first(rehearsal);
    for (const locale of locales[language]) {
      besideKeys(rehearsal, locale);
      wordKeys(rehearsal, locale);
      stackKeys(rehearsal, locale);
      conversions(rehearsal, locale);
    }
  };
}

for (const [name, play] of Object.entries(parts)) {
  const instance = await WebAssembly.instantiate(compiled);
  play(new Rehearsal(instance));
  const { __write_profile: write, inbox, memory } = instance.exports;
  const size = write(0, 0);
  const address = inbox(size);
  write(address, size);
  await writeFile(`${folder}/${name}.profile`, new Uint8Array(memory.buffer, address, size));
}
