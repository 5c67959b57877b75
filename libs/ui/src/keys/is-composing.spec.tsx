import { fireEvent, render, screen } from '@testing-library/react';
import { isComposing } from './is-composing';

it.each([
  ['Enter', { key: 'Enter' }, false],
  ['Enter in a composed word', { key: 'Enter', isComposing: true }, true],
  ['the Enter with which Safari ends a word', { key: 'Enter', keyCode: 229 }, true],
])('reads %s in handlers of React and of the browser', (_name, init, composes) => {
  const seen: boolean[] = [];
  render(<input onKeyDown={(event) => seen.push(isComposing(event))} />);
  const field = screen.getByRole('textbox');
  field.addEventListener('keydown', (event) => seen.push(isComposing(event)));
  fireEvent.keyDown(field, init);
  expect(seen).toEqual([composes, composes]);
});
