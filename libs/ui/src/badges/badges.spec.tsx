import {
  ASSIGNEE_ROLES,
  PROJECT_STATUSES,
  TASK_PRIORITIES,
  TASK_STATUSES,
  TEAM_ROLES,
} from '@taskloom/contracts';
import { render, screen } from '@testing-library/react';
import { CountBadge, PriorityBadge, PriorityLabel, RoleBadge, StatusBadge, StatusLabel, valueWord } from '.';

afterEach(() => {
  document.documentElement.lang = '';
});

const badge = (word: string): HTMLElement | null => screen.getByText(word).closest('.badge');

describe('StatusBadge', () => {
  it.each([
    ['active', 'Active', 'blue'],
    ['inprogress', 'In Progress', 'blue'],
    ['completed', 'Completed', 'green'],
    ['done', 'Done', 'green'],
    ['on-hold', 'On Hold', 'yellow'],
    ['todo', 'To Do', 'yellow'],
    ['cancelled', 'Cancelled', 'red'],
    ['archived', 'archived', 'grey'],
  ])('shows %s as the word %s on %s with an icon', (status, word, colour) => {
    render(<StatusBadge status={status} />);
    expect(badge(word)).toHaveClass(colour);
    expect(badge(word)?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('uses the language of the document', () => {
    document.documentElement.lang = 'de';
    render(<StatusBadge status="active" />);
    expect(badge('Aktiv')).toHaveClass('blue');
  });

  it('uses the given word instead', () => {
    render(<StatusBadge status="active" label="Running" />);
    expect(badge('Running')).toHaveClass('blue');
  });
});

describe('PriorityBadge', () => {
  it.each([
    ['high', 'High', 'red'],
    ['medium', 'Medium', 'yellow'],
    ['low', 'Low', 'green'],
    ['urgent', 'urgent', 'grey'],
  ])('shows %s as the word %s on %s', (priority, word, colour) => {
    render(<PriorityBadge priority={priority} />);
    expect(badge(word)).toHaveClass(colour);
  });
});

describe('RoleBadge', () => {
  it('shows an admin in ink with a shield', () => {
    render(<RoleBadge role="admin" />);
    expect(badge('Admin')).toHaveClass('ink');
    expect(badge('Admin')?.querySelector('svg')).toBeInTheDocument();
  });

  it('shows every other role in grey', () => {
    render(<RoleBadge role="member" />);
    expect(badge('Member')).toHaveClass('grey');
    expect(badge('Member')?.querySelector('svg')).toBeNull();
  });
});

describe('CountBadge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i as %s', (count, text) => {
    render(<CountBadge count={count} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('names what it counts', () => {
    render(<CountBadge count={4} label="4 unread notifications" />);
    expect(screen.getByText('4 unread notifications')).toBeInTheDocument();
    expect(screen.getByText('4')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows nothing at zero', () => {
    const { container } = render(<CountBadge count={0} label="none" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('StateLabel', () => {
  it('gives the icon the colour of its status', () => {
    render(<StatusLabel status="inprogress" />);
    expect(screen.getByText('In Progress').previousElementSibling).toHaveClass('blue');
  });

  it('keeps the word for screen readers when only the icon shows', () => {
    render(<PriorityLabel priority="high" iconOnly />);
    expect(screen.getByRole('img', { name: 'High' })).toBeInTheDocument();
    expect(screen.queryByText('High')).toBeNull();
  });
});

describe('valueWord', () => {
  const VALUES = [
    ...PROJECT_STATUSES,
    ...TASK_STATUSES,
    ...TASK_PRIORITIES,
    ...ASSIGNEE_ROLES,
    ...TEAM_ROLES,
  ] as const;

  it('is unique across all enumerations', () => {
    expect(new Set(VALUES).size).toBe(VALUES.length);
  });

  it.each(VALUES)('exists for %s in both languages', (value) => {
    expect(valueWord(value)).not.toBe(value);
    document.documentElement.lang = 'de';
    expect(valueWord(value)).not.toBe(value);
  });

  it('is the raw value where a newer API has an unknown one', () => {
    document.documentElement.lang = 'de';
    expect(valueWord('paused')).toBe('paused');
    expect(valueWord('toString')).toBe('toString');
  });
});
