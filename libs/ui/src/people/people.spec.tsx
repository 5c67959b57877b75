import { hueOf } from '@taskloom/contracts';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { AvatarStack, UserAvatar } from '.';

const person = (name: string) => ({ _id: name, name, avatar: '' });
const six = [
  'Maya Lindqvist',
  'Priya Raman',
  'Jonas Weber',
  'Aiko Tanaka',
  'Daniel Osei',
  'Leila Haddad',
].map(person);

describe('UserAvatar', () => {
  it('shows the picture under the name of the person', () => {
    render(<UserAvatar user={{ name: 'Maya Lindqvist', avatar: '/a.svg' }} />);
    const avatar = screen.getByRole('img', { name: 'Maya Lindqvist' });
    expect(avatar.querySelector('img')).toHaveAttribute('src', '/a.svg');
  });

  it('falls back to initials when the picture fails to load', () => {
    render(<UserAvatar user={{ name: 'Maya Lindqvist', avatar: '/gone.svg' }} />);
    const avatar = screen.getByRole('img', { name: 'Maya Lindqvist' });
    const picture = avatar.querySelector('img');
    if (!picture) throw new Error('no picture');
    fireEvent.error(picture);
    expect(avatar.querySelector('img')).toBeNull();
    expect(avatar).toHaveAttribute('data-initials', 'ML');
  });

  it('draws the initials itself in place of the generated picture of the API', () => {
    render(<UserAvatar user={{ name: 'Maya Lindqvist', avatar: '/api/avatars/initials.svg?seed=Maya' }} />);
    const avatar = screen.getByRole('img', { name: 'Maya Lindqvist' });
    expect(avatar.querySelector('img')).toBeNull();
    expect(avatar).toHaveAttribute('data-initials', 'ML');
  });

  it('tries again when the picture changes', () => {
    const { rerender, container } = render(<UserAvatar user={{ name: 'Maya', avatar: '/gone.svg' }} />);
    fireEvent.error(container.querySelector('img') ?? container);
    rerender(<UserAvatar user={{ name: 'Maya', avatar: '/new.svg' }} />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/new.svg');
  });

  it.each([[undefined], [null], ['  ']])('represents a user without a name: %p', (name) => {
    render(<UserAvatar user={{ name }} />);
    expect(screen.getByRole('img', { name: 'User' })).toHaveAttribute('data-initials', 'U');
  });

  it('has a colour that depends on the id, so that it is the same everywhere', () => {
    render(<UserAvatar user={{ _id: 'maya', name: 'Maya' }} />);
    render(<UserAvatar user={{ _id: 'maya', name: 'Maya Renamed' }} />);
    const [one, other] = screen.getAllByRole('img').map(({ dataset }) => dataset.hue);
    expect(one).toBe(hueOf('maya'));
    expect(other).toBe(one);
  });

  it("has the person's colour of the team everywhere, even where the id is unknown", () => {
    const avatar = '/api/avatars/initials.svg?seed=Maya&hue=olive';
    render(<UserAvatar user={{ _id: 'maya', name: 'Maya', avatar }} />);
    render(<UserAvatar user={{ name: 'Maya', avatar }} />);
    render(<UserAvatar user={{ _id: 'maya', name: 'Maya', avatar: avatar.replace('olive', 'unknown') }} />);
    const hues = screen.getAllByRole('img').map(({ dataset }) => dataset.hue);
    expect(hues).toEqual(['olive', 'olive', hueOf('maya')]);
  });

  it('is hidden from screen readers where the name is beside it', () => {
    render(<UserAvatar user={{ name: 'Maya' }} decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('AvatarStack', () => {
  it("shows three avatars and '+N' for the rest", () => {
    render(<AvatarStack people={six} label="6 members" />);
    const stack = screen.getByRole('group', { name: '6 members' });
    expect(within(stack).getAllByRole('img')).toHaveLength(3);
    expect(within(stack).getByText('+3')).toBeVisible();
  });

  it("shows no '+0'", () => {
    render(<AvatarStack people={six.slice(0, 3)} />);
    expect(screen.queryByText(/^\+/)).toBeNull();
  });

  it('marks only the primary with a ring', () => {
    render(<AvatarStack people={six.slice(0, 2)} primaryId="Priya Raman" />);
    expect(screen.getByRole('img', { name: 'Priya Raman' })).toHaveClass('ring');
    expect(screen.getByRole('img', { name: 'Maya Lindqvist' })).not.toHaveClass('ring');
  });
});
