import { Slice } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import { createEditor } from './create-editor';
import { toggleList, toggleTask } from './lists';
import { namingWordIn } from './naming-word';
import { insertPicture } from './pictures';
import { schema } from './schema';

const open = (text = '', { maxLength = Infinity } = {}) => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const onChange = jest.fn();
  const editor = createEditor(place, {
    text,
    selection: null,
    attributes: () => ({ role: 'textbox' }),
    emptyTask: 'Task without text',
    accepts: (next) => next.length <= maxLength,
    onChange,
    onState: () => {},
    onMapped: () => {},
  });
  const { view } = editor;
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    view.someProp('handleKeyDown', (handle) => handle(view, event));
  };
  const insert = (character: string) => {
    const { from, to } = view.state.selection;
    const plain = () => view.state.tr.insertText(character, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, character, plain)))
      view.dispatch(plain());
  };
  /** Types as a person does; `⏎` is Enter. */
  const type = (typed: string) => {
    for (const character of typed)
      if (character === '⏎') press('Enter');
      else insert(character);
  };
  const select = (from: number, to = from) =>
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
  const written = () => (onChange.mock.lastCall as [string] | undefined)?.[0] ?? text;
  return { ...editor, place, type, press, select, written, onChange };
};

it('reads where the cursor is with each key, also before the browser has announced that it moved', () => {
  const { view } = open('Water first.');
  view.dom.tabIndex = 0;
  view.focus();
  expect(document.activeElement).toBe(view.dom);
  document.getSelection()?.collapse(view.dom.querySelector('p')?.firstChild ?? null, 5);
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  expect(view.state.selection.head).toBe(6);
});

it.each([
  ['some **bold** text', 'some **bold** text'],
  ['*one* _two_ ~~three~~ `four` end', '*one* *two* ~~three~~ `four` end'],
  ['2*3*4 and snake_case_name', '2\\*3\\*4 and snake_case_name'],
  ['- one⏎two⏎⏎after', '- one\n- two\n\nafter'],
  ['* one⏎two', '* one\n* two'],
  ['3. three⏎four', '3. three\n4. four'],
  ['1) one⏎two', '1) one\n2) two'],
  ['[ ] open⏎[x] done', '- [ ] open\n- [x] done'],
  ['- [x] done⏎open', '- [x] done\n- [ ] open'],
  ['> said⏎⏎own', '> said\n\nown'],
  ['## Title⏎text', '## Title\n\ntext'],
  ['```ts⏎const a = 1⏎⏎⏎after', '```ts\nconst a = 1\n```\n\nafter'],
  ['---after', '---\n\nafter'],
  ['see [here](https://example.org) now', 'see [here](https://example.org) now'],
  ['[bad](javascript:x) ', '\\[bad\\](javascript:x) '],
  ['https://example.org/a_b_c*', 'https://example.org/a_b_c*'],
  ['1990. A year', '1990. A year'],
  ['+1', '+1'],
])('understands “%s” while it is typed', (typed, expected) => {
  const { type, written } = open();
  type(typed);
  expect(written()).toBe(expected);
});

it('puts the signs back by Backspace', () => {
  const { type, press, written } = open();
  type('**bold**');
  press('Backspace');
  type(' x');
  expect(written()).toBe('\\*\\*bold\\*\\* x');
});

it('keeps lines that begin like other blocks as lines', () => {
  const { type, press, written } = open();
  for (const line of ['a', '- b', '1. c', '# d', '> e', '===', '| f', '+', '2)']) {
    if (line !== 'a') press('Enter', { shiftKey: true });
    for (const character of line) type(character);
  }
  const { view } = open(written());
  expect(view.state.doc.childCount).toBe(1);
  expect(view.state.doc.textBetween(0, view.state.doc.content.size, '¶', '\n')).toBe(
    'a\n- b\n1. c\n# d\n> e\n===\n| f\n+\n2)',
  );
});

it('changes only what is edited', () => {
  const rest = '__old__ *  style\n***\n* x\n+ y\n\n| a |\n|---|';
  const { type, select, written } = open(`First\n\n\n${rest}`);
  select(6);
  type('!');
  expect(written()).toBe(`First!\n\n\n${rest}`);
});

it('refuses what would be too long', () => {
  const { type, written, view } = open('', { maxLength: 4 });
  type('abcdef');
  expect(written()).toBe('abcd');
  expect(view.state.doc.textContent).toBe('abcd');
});

it('shows a text from outside, keeps the cursor, and doesn’t report it', () => {
  const { show, view, onChange, type, written } = open('one two');
  show('zero\n\none two');
  expect(onChange).not.toHaveBeenCalled();
  expect(view.state.selection.$from.parent.textContent).toBe('one two');
  type('!');
  expect(written()).toBe('zero\n\none two!');
  show('');
  expect(view.state.doc.textContent).toBe('');
});

it('goes behind a quote at the end, which is then answered below it', () => {
  const { show, toEnd, type, written, view } = open('So:');
  show('So:\n\n> one\n> two\n\n');
  toEnd();
  expect(view.state.selection.$from.parent.textContent).toBe('');
  type('Yes');
  expect(written()).toBe('So:\n\n> one\n> two\n\nYes');
});

it('ticks a task by its box and by the keys, and names the box', () => {
  const { place, press, written } = open('- [ ] one **bold**\n- [ ] ');
  const [box] = place.querySelectorAll('input');
  expect(box).toHaveAccessibleName('one bold');
  box?.click();
  expect(written()).toMatch(/^- \[x\] one/);
  press('Enter', { ctrlKey: true, shiftKey: true });
  expect(written()).toMatch(/^- \[x\] one/);
});

it('turns lists into tasks and other lists, and back', () => {
  const { view, written, select } = open('- one\n- two');
  select(3, 10);
  toggleTask(view.state, view.dispatch, view);
  expect(written()).toBe('- [ ] one\n- [ ] two');
  toggleList(schema.nodes.ordered_list)(view.state, view.dispatch, view);
  expect(written()).toBe('1. one\n2. two');
  toggleList(schema.nodes.ordered_list)(view.state, view.dispatch, view);
  expect(written()).toBe('one\n\ntwo');
});

it('finds the word that names someone, but not in code', () => {
  const { view, type } = open('[@Maya](mention:u1) ');
  type('ask @jo');
  expect(namingWordIn(view.state)).toMatchObject({ sign: '@', part: 'jo' });
  const code = open('```\n@jo\n```');
  code.select(4);
  expect(namingWordIn(code.view.state)).toBeNull();
});

it('puts a picture where the cursor was, and below code', () => {
  const { view, written } = open('See this:');
  const at = insertPicture(view, { name: 'a.png', url: '/api/files/1' }, 10);
  insertPicture(view, { name: 'b.png', url: '/api/files/2' }, at);
  expect(written()).toBe('See this:\n![a.png](/api/files/1)\n![b.png](/api/files/2)');
  const code = open('```\nx\n```');
  insertPicture(code.view, { name: 'a.png', url: '/api/files/1' }, 1);
  expect(code.written()).toBe('```\nx\n```\n\n![a.png](/api/files/1)');
});

it('reads pasted text as Markdown, and copies Markdown', () => {
  const { view, written, place } = open('');
  const slice = view.someProp('clipboardTextParser', (parse) =>
    parse('**Bold** and\n\n- [ ] a task', view.state.selection.$from, false, view),
  );
  view.dispatch(view.state.tr.replaceSelection(slice ?? Slice.empty));
  expect(written()).toBe('**Bold** and\n\n- [ ] a task');
  expect(place.querySelector('strong')).toHaveTextContent('Bold');
  const copied = view.someProp('clipboardTextSerializer', (write) =>
    write(view.state.doc.slice(0, view.state.doc.content.size), view),
  );
  expect(copied).toBe('**Bold** and\n\n- [ ] a task');
});

it.each([
  '<a href="javascript:alert(1)">press</a>',
  '<img src="data:image/png;base64,x" onerror="alert(1)">',
])('pastes no script of %s', (html) => {
  const { view, place, written } = open('');
  view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  expect(place.querySelector('[href], [onerror], img[src^="data"]')).toBeNull();
  expect(written()).not.toMatch(/javascript:|data:/);
});

it('undoes typing, but not a text from outside', () => {
  const { type, press, show, view } = open('one');
  type(' two');
  press('z', { ctrlKey: true });
  expect(view.state.doc.textContent).toBe('one');
  show('three');
  press('z', { ctrlKey: true });
  expect(view.state.doc.textContent).toBe('three');
});
