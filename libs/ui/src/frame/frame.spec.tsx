import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { Banner, Card, followLink, Logo, PageHeader, SectionHeader, SkipLink, TileGroup } from '.';

describe('Logo', () => {
  it('shows the letters and the name of the product', () => {
    render(<Logo />);
    expect(screen.getByText('TL')).toBeVisible();
    expect(screen.getByText('Taskloom')).toBeVisible();
  });

  it('shows those of the operator', () => {
    render(<Logo name="Northwind" logo="NW" />);
    expect(screen.getByText('NW')).toBeVisible();
    expect(screen.queryByText('Taskloom')).toBeNull();
  });
});

describe('PageHeader', () => {
  it('is the only h1 of the screen and can be focused after a navigation', () => {
    render(
      <PageHeader title="Dashboard" subtitle="Welcome back, Maya" actions={<button>New Project</button>} />,
    );
    const title = screen.getByRole('heading', { level: 1, name: 'Dashboard' });
    title.focus();
    expect(title).toHaveFocus();
    expect(screen.getByText('Welcome back, Maya')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Project' })).toBeVisible();
  });
});

describe('SectionHeader', () => {
  it('shows a count', () => {
    render(<SectionHeader title="Pending invitations" count={1} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Pending invitations 1' })).toBeVisible();
  });
});

describe('TileGroup', () => {
  it('pairs each number with its label', () => {
    render(
      <TileGroup
        label="At a glance"
        tiles={[{ label: 'Active Projects', value: 5, hint: 'of 9 projects' }]}
      />,
    );
    const group = screen.getByRole('group', { name: 'At a glance' });
    expect(within(group).getByRole('term')).toHaveTextContent('Active Projects');
    expect(within(group).getByRole('definition')).toHaveTextContent('5of 9 projects');
  });
});

describe('Banner, Card and SkipLink', () => {
  it('announce quietly, group, and link to the content', () => {
    render(
      <>
        <SkipLink href="#content">Skip to content</SkipLink>
        <Banner action={<button>Try now</button>}>You are offline.</Banner>
        <Card as="article" aria-label="Billing migration" interactive />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
    expect(screen.getByRole('article', { name: 'Billing migration' })).toHaveClass('interactive');
  });
});

describe('followLink', () => {
  const follow = jest.fn((event: React.MouseEvent) => event.preventDefault());
  const show = () =>
    render(
      <Card onClick={followLink}>
        <a href="/projects/1" onClick={follow}>
          Apollo
        </a>
        <p>To the moon</p>
        <button>Menu</button>
      </Card>,
    );
  beforeEach(() => follow.mockClear());

  it('follows the link from the text of the card, once, with the modifier keys', () => {
    show();
    fireEvent.click(screen.getByText('To the moon'), { ctrlKey: true });
    expect(follow).toHaveBeenCalledTimes(1);
    expect(follow.mock.calls[0]?.[0].ctrlKey).toBe(true);
    fireEvent.click(screen.getByRole('link'));
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('ignores buttons, selected text and presses that are already handled', () => {
    show();
    fireEvent.click(screen.getByRole('button'));
    const words = screen.getByText('To the moon');
    const over = createEvent.click(words);
    over.preventDefault();
    fireEvent(words, over);
    window.getSelection()?.selectAllChildren(words);
    fireEvent.click(words);
    window.getSelection()?.removeAllRanges();
    expect(follow).not.toHaveBeenCalled();
  });
});
