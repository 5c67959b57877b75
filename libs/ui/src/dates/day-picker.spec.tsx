import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, localDay } from '@taskloom/contracts';
import { useState, type FormEvent } from 'react';
import { DayPicker, type DayPickerProps } from '../kits/date';

const Field = ({ onChange, ...props }: Partial<DayPickerProps>) => {
  const [value, setValue] = useState<string | null>('2026-11-27');
  return (
    <DayPicker
      aria-label="Deadline"
      value={value}
      onChange={(day) => {
        setValue(day);
        onChange?.(day);
      }}
      {...props}
    />
  );
};

const field = () => screen.getByRole('textbox', { name: 'Deadline' });

const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), `${text}{Enter}`);
};

describe('DayPicker', () => {
  it('shows a day in the format of the product', () => {
    render(<Field />);
    expect(field()).toHaveValue('Nov 27, 2026');
  });

  it.each(['2026-12-04', 'Dec 4, 2026', '12/4/2026'])(
    'accepts a typed %s and returns the calendar day',
    async (text) => {
      const change = jest.fn();
      render(<Field onChange={change} />);
      await type(text);
      expect(change).toHaveBeenLastCalledWith('2026-12-04');
      expect(field()).toHaveValue('Dec 4, 2026');
    },
  );

  it("formats numbers in the order of the document's language", () => {
    document.documentElement.lang = 'de';
    render(<Field />);
    expect(field()).toHaveValue('27.11.2026');
    document.documentElement.lang = '';
  });

  it('does not mark a past day that was valid when it was chosen as an error', () => {
    render(<Field min="2026-12-01" />);
    expect(field()).toBeValid();
  });

  it('translates its months and its clear button', async () => {
    document.documentElement.lang = 'de';
    render(<Field allowClear />);
    await userEvent.click(field());
    expect(await screen.findByText('Di')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    document.documentElement.lang = '';
  });

  it('rejects a day before the earliest', async () => {
    const change = jest.fn();
    render(<Field min="2026-11-20" onChange={change} />);
    await type('2026-11-19');
    expect(change).not.toHaveBeenCalledWith('2026-11-19');
  });

  it('accepts the earliest day itself', async () => {
    const change = jest.fn();
    render(<Field min="2026-11-20" onChange={change} />);
    await type('2026-11-20');
    expect(change).toHaveBeenLastCalledWith('2026-11-20');
  });

  it.each([
    ['tomorrow', 1],
    ['in 2 weeks', 14],
    ['übermorgen', 2],
  ])('parses “%s” on Enter, which does not submit the form yet', async (text, days) => {
    const [change, submit] = [jest.fn(), jest.fn((event: FormEvent) => event.preventDefault())];
    render(
      <form onSubmit={submit}>
        <Field onChange={change} />
      </form>,
    );
    await type(text);
    expect(change).toHaveBeenLastCalledWith(addDays(localDay(), days));
    expect(submit).not.toHaveBeenCalled();
  });

  it('parses pasted text on blur', async () => {
    const change = jest.fn();
    render(<Field onChange={change} />);
    await userEvent.clear(field());
    await userEvent.paste('24. Dez. 2040');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith('2040-12-24');
  });

  it.each([
    ['in 2 days', 2],
    ['in 3 weeks', 21],
  ])('replaces its day by “%s”, which is reported when it is out of range', async (text, days) => {
    const tomorrow = addDays(localDay(), 1);
    const Form = () => {
      const [value, setValue] = useState<string | null>(tomorrow);
      return (
        <>
          <DayPicker
            aria-label="Deadline"
            value={value}
            max={addDays(localDay(), 3)}
            onChange={setValue}
            onUnread={setValue}
          />
          <output>{value}</output>
        </>
      );
    };
    render(<Form />);
    const shown = String(field().getAttribute('value'));
    await userEvent.click(field());
    await userEvent.type(field(), `${text}{Enter}`, {
      initialSelectionStart: 0,
      initialSelectionEnd: shown.length,
    });
    await waitFor(() =>
      expect(document.querySelector('.ant-picker-dropdown')).toHaveClass('ant-picker-dropdown-hidden'),
    );
    expect(screen.getByRole('status')).toHaveTextContent(addDays(localDay(), days));
  });

  it('keeps an unrecognised text that is the value, without the calendar over its message, and empties', async () => {
    const Form = () => {
      const [value, setValue] = useState<string | null>('2026-11-27');
      return (
        <DayPicker aria-label="Deadline" value={value} onChange={setValue} onUnread={setValue} allowClear />
      );
    };
    render(<Form />);
    await userEvent.click(field());
    await type('soonish');
    expect(field()).toHaveValue('soonish');
    // jsdom has no rule for the class.
    const calendar = () => screen.getByRole('table').closest('.ant-picker-dropdown');
    await waitFor(() => expect(calendar()).toHaveClass('ant-picker-dropdown-hidden'));
    await userEvent.tab();
    expect(field()).toHaveValue('soonish');
    await userEvent.type(field(), '{Backspace}');
    expect(field()).toHaveValue('soonis');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toHaveValue('');
  });

  it('reports a text that it cannot parse, and a day that is not allowed', async () => {
    const [change, unread] = [jest.fn(), jest.fn()];
    render(<Field min="2026-11-20" onChange={change} onUnread={unread} />);
    await type('soonish');
    expect(unread).toHaveBeenLastCalledWith('soonish');
    await type('Nov 19, 2026');
    expect(unread).toHaveBeenLastCalledWith('2026-11-19');
    expect(change).not.toHaveBeenCalledWith('2026-11-19');
  });
});
