import { screen } from '@testing-library/react';
import { useState } from 'react';
import { fixToday, renderApp } from '@taskloom/client/test-kit';
import { addDays, localDay } from '@taskloom/contracts';
import { DeadlineField } from './deadline-field';
import { deadlineProblem } from './deadline-problem';

const later = '2026-12-20';
fixToday('2026-11-20');

function Form({ onSave }: { onSave: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>(later);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!deadlineProblem(day, later)) onSave(day);
      }}
    >
      <DeadlineField value={day} onChange={setDay} />
      <button type="submit">Save</button>
    </form>
  );
}

const show = () => {
  const save = jest.fn();
  const { user } = renderApp(<Form onSave={save} />);
  return { user, save, field: screen.getByRole('textbox', { name: 'Deadline' }) };
};

it('accepts a date in words before the form is saved', async () => {
  const { user, save, field } = show();
  await user.clear(field);
  await user.type(field, 'tomorrow');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledWith(addDays(localDay(), 1));
});

it('shows a message for an unrecognised date, and never saves the previous date instead', async () => {
  const { user, save, field } = show();
  await user.clear(field);
  await user.type(field, 'soonish{Enter}');
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText('“soonish” is not recognised as a date. Try “fri” or “Nov 27”.')).toBeVisible();
  expect(field).toHaveValue('soonish');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).not.toHaveBeenCalled();
});
