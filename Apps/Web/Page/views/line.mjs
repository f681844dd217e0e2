import { draft, keepDraft } from '../input/draft.mjs';

// The line in which a calculation is typed, where keys do not say it all.
//
// The module opens it, and has what is typed until the page has seen that and everything before has
// been answered. From then on the text is the field's.
export class LineView {
  #form = document.getElementById('typed');
  #field = document.getElementById('typed-line');
  #problem = document.getElementById('typed-problem');
  #readings = document.getElementById('typed-readings');
  #actions;
  // The line as the module has told it; null where none is open.
  #line = null;
  // Whether the text is the field's. Before, the field has what comes after the module's text.
  #isAdopted = false;
  // How many keys were sent that are not answered yet.
  #unanswered = 0;
  // The text of a line that was left, until it is the field's again.
  #restored = '';
  // Whether Enter was pressed before the text was the field's.
  #isTaken = false;

  // `actions`: `open()`, `take(text)`, `leave()`, and `say(text)` for a screen reader.
  constructor(actions) {
    this.#actions = actions;
    this.#field.addEventListener('keydown', (event) => this.#press(event));
    this.#field.addEventListener('input', () => {
      keepDraft(this.#field.value);
      // A problem without a place is not about this text.
      if (this.#line?.place !== undefined) this.#clearProblem();
    });
    this.#field.addEventListener('paste', (event) => this.#paste(event));
    this.#field.addEventListener('compositionend', () => this.#adopt());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#take();
    });
  }

  get isOpen() {
    return this.#line !== null;
  }

  // Takes the line, as Enter does; false where none is open.
  take() {
    if (!this.isOpen) return false;
    this.#take();
    return true;
  }

  // Takes a key that has not come to the field, whose text it is for: one that was typed before the field
  // had the focus, or after something else has got it. False where the module has the text still.
  type(key) {
    if (!this.#isAdopted) return false;
    const field = this.#field;
    field.focus();
    if (this.#isTakenBy(key)) this.#take();
    else if (key === 'Escape' || key === 'Backspace' && field.value === '') this.#actions.leave();
    else {
      const { selectionStart: start, selectionEnd: end } = field;
      const isRemoved = key === 'Backspace';
      const removed = isRemoved && start === end ? [...field.value.slice(0, start)].at(-1) ?? '' : '';
      field.setRangeText(isRemoved ? '' : key, start - removed.length, end, 'end');
      field.dispatchEvent(new Event('input'));
    }
    return true;
  }

  // Takes note of a key that was sent, until `answer` is settled.
  async follow(answer) {
    this.#unanswered += 1;
    await answer;
    this.#unanswered -= 1;
    this.#adopt();
  }

  // Asks for the line at once, where a character begins that only a field can take.
  compose() {
    this.#show();
    this.#field.focus();
    this.follow(this.#actions.open());
  }

  // Opens the line that was being typed when the page was left.
  restore() {
    this.#restored = draft();
    if (this.#restored) this.follow(this.#actions.open());
  }

  draw(line) {
    const isNew = line !== null && line.number !== this.#line?.number;
    this.#line = line;
    if (line === null) {
      this.#close();
      return;
    }
    if (isNew) this.#isAdopted = false;
    this.#show();
    this.#adopt();
    this.#drawProblem(line);
  }

  #show() {
    if (!this.#form.hidden) return;
    this.#form.hidden = false;
    this.#field.value = '';
    this.#isTaken = false;
  }

  #close() {
    this.#isAdopted = false;
    if (this.#form.hidden) return;
    this.#form.hidden = true;
    keepDraft('');
    this.#clearProblem();
    this.#field.blur();
  }

  // Makes the text the field's when all that was typed before has come.
  #adopt() {
    if (this.#line === null || this.#isAdopted || this.#unanswered > 0) return;
    this.#isAdopted = true;
    this.#field.value = this.#line.text + this.#restored + this.#field.value;
    this.#restored = '';
    this.#field.focus();
    const end = this.#field.value.length;
    this.#field.setSelectionRange(end, end);
    keepDraft(this.#field.value);
    this.#drawProblem(this.#line);
    if (this.#isTaken) this.#take();
  }

  #drawProblem({ problem, place, readings = [] }) {
    if (!problem || !this.#isAdopted) return;
    this.#problem.textContent = problem;
    this.#readings.replaceChildren(...readings.map((reading) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button';
      button.dir = 'ltr';
      button.textContent = reading;
      button.onclick = () => this.#actions.take(reading);
      return button;
    }));
    this.#field.setAttribute('aria-invalid', 'true');
    this.#actions.say(problem);
    if (place === undefined) return;
    // Places count characters as people see them.
    const before = [...new Intl.Segmenter().segment(this.#field.value)].slice(0, place)
      .reduce((length, { segment }) => length + segment.length, 0);
    this.#field.setSelectionRange(before, before);
  }

  #clearProblem() {
    this.#problem.textContent = '';
    this.#readings.replaceChildren();
    this.#field.removeAttribute('aria-invalid');
  }

  // Pastes cells of a spreadsheet as a list: a field would join their digits to one number.
  #paste(event) {
    const cells = event.clipboardData.getData('text/plain').trim().split(/\s*[\t\r\n]+\s*/u);
    if (cells.length < 2) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = this.#field;
    this.#field.setRangeText(cells.join('; '), selectionStart, selectionEnd, 'end');
    this.#field.dispatchEvent(new Event('input'));
  }

  #press(event) {
    if (event.isComposing) return;
    const isEmpty = this.#field.value === '';
    if (this.#isTakenBy(event.key)) this.#take();
    else if (event.key === 'Escape' || event.key === 'Backspace' && isEmpty) this.#actions.leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Whether a key calculates the line: Enter, and `=` but in a rate, once in an equation, and at the beginning of a
  // formula.
  #isTakenBy(key) {
    const { value } = this.#field;
    return key === 'Enter' || key === '=' && value !== '' && !/^(rate|solve[^=]*$)/iu.test(value);
  }

  #take() {
    this.#isTaken = !this.#isAdopted;
    if (this.#isAdopted) this.#actions.take(this.#field.value);
  }
}
