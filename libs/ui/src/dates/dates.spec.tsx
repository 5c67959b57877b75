import { addDays, localDay } from '@taskloom/contracts';
import { act, render, screen } from '@testing-library/react';
import {
  DeadlineText,
  formatDay,
  formatDayFull,
  formatDayLong,
  formatInstant,
  formatMonth,
  formatRelative,
  formatSize,
  RelativeTime,
} from '.';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const due = (date: string): string => `Due ${date}`;

afterEach(() => {
  document.documentElement.lang = '';
});

describe('days', () => {
  it('are in US English, regardless of the time zone', () => {
    expect(formatDay('2026-11-25')).toBe('Nov 25, 2026');
    expect(formatDay('2026-01-01')).toBe('Jan 1, 2026');
    expect(formatDayLong('2026-11-20')).toBe('November 20, 2026');
    expect(formatDayFull('2026-11-20')).toBe('Friday, November 20, 2026');
    expect(formatMonth('2026-11-20')).toBe('November 2026');
  });

  it('accept a full ISO string, and return an unreadable one unchanged', () => {
    expect(formatDay('2026-11-25T23:30:00Z')).toBe('Nov 25, 2026');
    expect(formatDay('2026-02-30')).toBe('2026-02-30');
    expect(formatInstant('soon')).toBe('soon');
  });

  it('follow the language of the document', () => {
    document.documentElement.lang = 'de';
    expect(formatDay('2026-11-25')).toBe('25. Nov. 2026');
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [421_888, '412 KB'],
    [1_468_006, '1.4 MB'],
    [10_485_759, '10 MB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});

describe('relative times', () => {
  it.each([
    ['2026-11-20T11:59:30Z', 'less than a minute ago'],
    ['2026-11-20T12:00:30Z', 'less than a minute ago'],
    ['2026-11-20T11:56:00Z', '4 minutes ago'],
    ['2026-11-20T11:00:00Z', '1 hour ago'],
    ['2026-11-19T12:00:00Z', '1 day ago'],
    ['2026-11-06T12:00:00Z', '2 weeks ago'],
    ['2024-11-20T12:00:00Z', '2 years ago'],
    ['nonsense', ''],
  ])('%s is %s', (instant, text) => {
    expect(formatRelative(instant, undefined, NOW)).toBe(text);
  });

  it.each([
    ['2026-11-20T11:59:30Z', 'vor weniger als einer Minute'],
    ['2026-11-20T11:56:00Z', 'vor 4 Minuten'],
  ])('%s is %s in German', (instant, text) => {
    document.documentElement.lang = 'de';
    expect(formatRelative(instant, undefined, NOW)).toBe(text);
  });

  it('update themselves', () => {
    jest.useFakeTimers({ now: NOW });
    render(<RelativeTime time="2026-11-20T11:56:00Z" label={(ago) => `Updated ${ago}`} />);
    expect(screen.getByText('Updated 4 minutes ago')).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Updated 5 minutes ago')).toHaveAttribute('datetime', '2026-11-20T11:56:00Z');
    jest.useRealTimers();
  });

  it('leave no timer behind after unmounting', () => {
    jest.useFakeTimers();
    const { unmount } = render(<RelativeTime time="2026-11-20T11:56:00Z" />);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

describe('DeadlineText', () => {
  const yesterday = addDays(localDay(), -1);

  it('is red once the day is over', () => {
    render(<DeadlineText deadline={yesterday} label={due} />);
    const date = screen.getByText(due(formatDay(yesterday)));
    expect(date.parentElement).toHaveClass('overdue');
    expect(screen.getByText('Overdue')).toBeInTheDocument();
  });

  it.each([
    ['today', localDay(), false],
    ['a finished item', yesterday, true],
  ])('is not red for %s', (_, deadline, done) => {
    render(<DeadlineText deadline={deadline} done={done} label={due} />);
    expect(screen.getByText(due(formatDay(deadline))).parentElement).not.toHaveClass('overdue');
    expect(screen.queryByText('Overdue')).toBeNull();
  });

  it('has a text for a missing deadline', () => {
    render(<DeadlineText deadline={null} label={due} />);
    expect(screen.getByText('No date set')).toBeVisible();
  });
});
