import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldConflict } from './field-conflict';

const people = [{ _id: 'aiko', name: 'Aiko Tanaka' }];
const sides = { mine: { status: 'done' }, theirs: { status: 'todo' } } as const;

afterEach(() => void (document.documentElement.lang = ''));

it('shows the values in words, with the one before and the other person where they are known', () => {
  const before = { status: 'inprogress' };
  render(
    <FieldConflict field="status" {...sides} before={before} by="Jonas" people={people} onKeep={() => {}} />,
  );
  expect(screen.getByRole('group', { name: 'Status: which one to keep' })).toHaveTextContent(
    'BeforeIn ProgressJonasTo DoKeep theirsYoursDoneKeep yours',
  );
});

it('shows people by name, and an absent value as nothing', () => {
  const mine = { assignees: [{ user: 'aiko', role: 'primary' }] };
  render(
    <FieldConflict
      field="assignees"
      mine={mine}
      theirs={{ assignees: [] }}
      people={people}
      onKeep={() => {}}
    />,
  );
  expect(screen.getByRole('group')).toHaveTextContent('TheirsNothingKeep theirsYoursAiko Tanaka (Primary)');
  expect(screen.queryByText('Before')).not.toBeInTheDocument();
});

it('returns the chosen side', async () => {
  const onKeep = jest.fn();
  render(<FieldConflict field="status" {...sides} people={people} onKeep={onKeep} />);
  const field = within(screen.getByRole('group'));
  await userEvent.click(field.getByRole('button', { name: 'Keep theirs' }));
  await userEvent.click(field.getByRole('button', { name: 'Keep yours' }));
  expect(onKeep.mock.calls).toEqual([['theirs'], ['mine']]);
});

it('is in German where the document is', () => {
  document.documentElement.lang = 'de';
  render(<FieldConflict field="status" {...sides} people={people} onKeep={() => {}} />);
  screen.getByRole('group', { name: 'Status: Was soll bleiben?' });
  screen.getByRole('button', { name: 'Ihre behalten' });
});
