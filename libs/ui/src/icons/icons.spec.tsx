import { NOTIFICATION_TYPES, PROJECT_STATUSES, TASK_STATUSES } from '@taskloom/contracts';
import { render, screen } from '@testing-library/react';
import { fileIcon, icons, navIcon, notificationIcon, statusIcon } from '.';
import { Icon } from './icon';

describe('icons by role', () => {
  it('use one icon for each state, and one for unknown values', () => {
    expect(statusIcon('completed')).toBe(statusIcon('done'));
    const known = [...PROJECT_STATUSES, ...TASK_STATUSES].map(statusIcon);
    expect(known).not.toContain(statusIcon('archived'));
  });

  it('give each notification type its own, and the primary assignment a different one', () => {
    const byType = NOTIFICATION_TYPES.map((type) => notificationIcon(type));
    expect(new Set(byType).size).toBe(NOTIFICATION_TYPES.length);
    expect(notificationIcon('task_assigned', 'primary')).not.toBe(
      notificationIcon('task_assigned', 'secondary'),
    );
    expect(notificationIcon('newer_type')).toBe(icons.notification.default);
  });

  it('match files by type', () => {
    expect(fileIcon('image/png')).toBe(fileIcon('image/gif'));
    expect(fileIcon('application/zip')).not.toBe(fileIcon('application/pdf'));
    expect(fileIcon('')).not.toBe(fileIcon('text/plain'));
  });

  it('fall back to a neutral one for an unknown navigation name, including names of Object.prototype', () => {
    expect(navIcon('calendar')).toBe(icons.nav.calendar);
    expect(navIcon('constructor')).toBe(navIcon('rockets'));
  });
});

describe('Icon', () => {
  it('is skipped by screen readers beside a word', () => {
    const { container } = render(<Icon icon={icons.action.add} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has a name when it is the only content', () => {
    render(<Icon icon={icons.status.done} label="Done" />);
    expect(screen.getByRole('img', { name: 'Done' })).toBeInTheDocument();
  });

  it('has a stronger stroke at small sizes', () => {
    const { container } = render(<Icon icon={icons.action.add} size={12} />);
    expect(container.querySelector('svg')).toHaveAttribute('stroke-width', '2.5');
  });
});
