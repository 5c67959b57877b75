import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Recognised } from './recognised';
import { useQuickText } from './use-quick-text';

const NAMED = {
  people: [{ _id: 'jonas', name: 'Jonas Weber' }],
  labels: [{ _id: 'f', name: 'finance', color: 'green' as const }],
};

function Field({ onRead }: { onRead: (task: object) => void }) {
  const [text, setText] = useState('');
  const quick = useQuickText(text, NAMED);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <Recognised tokens={quick.tokens} onPutBack={quick.putBack} />
      <button onClick={() => void quick.read(text).then(onRead)}>Read</button>
    </>
  );
}

const open = () => {
  const onRead = jest.fn();
  render(<Field onRead={onRead} />);
  return { user: userEvent.setup(), onRead, field: screen.getByRole('textbox') };
};

afterEach(() => {
  document.documentElement.lang = 'en';
});

it('announces what is recognised and shows it in chips', async () => {
  const { user, field } = open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(field, 'Call the bank @jonas !high #finance');
  expect(await screen.findByRole('group', { name: 'Recognised' })).toHaveTextContent(
    'Jonas WeberHighfinance',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Recognised: Jonas Weber, High, finance');
});

it('leaves a word in the title whose chip is removed', async () => {
  const { user, field, onRead } = open();
  await user.type(field, 'Call @jonas !high');
  await user.click(await screen.findByRole('button', { name: 'Keep !high in the title' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Recognised: Jonas Weber$/);
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(onRead).toHaveBeenCalledWith({ title: 'Call !high', assignees: [{ user: 'jonas' }] });
});

it('has German texts', async () => {
  document.documentElement.lang = 'de';
  const { user, field } = open();
  await user.type(field, 'Bank anrufen !hoch');
  expect(await screen.findByRole('group', { name: 'Erkannt' })).toHaveTextContent('Hoch');
  expect(screen.getByRole('button', { name: '!hoch im Titel lassen' })).toBeVisible();
});
