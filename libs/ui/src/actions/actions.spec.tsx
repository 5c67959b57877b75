import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Pencil from 'lucide-react/icons/pencil';
import { ActionMenu, IconButton, type ActionMenuItem } from '../kits/core';

const item = (label: string, more: Partial<ActionMenuItem> = {}): ActionMenuItem => ({
  key: label,
  label,
  onSelect: jest.fn(),
  ...more,
});

const open = async () => userEvent.click(screen.getByRole('button', { name: 'Actions' }));

describe('IconButton', () => {
  it('has a name and calls its handler', async () => {
    const press = jest.fn();
    render(<IconButton label="Copy link" icon={Pencil} onClick={press} />);
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('the tooltip of an IconButton', () => {
  afterEach(() => jest.useRealTimers());

  it('appears on hover and disappears when the pointer leaves', async () => {
    render(<IconButton label="Copy link" icon={Pencil} />);
    await userEvent.hover(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copy link')).toBeInTheDocument();
  });

  it('appears on keyboard focus too', async () => {
    render(<IconButton label="Copy link" icon={Pencil} />);
    await userEvent.tab();
    expect(await screen.findByText('Copy link')).toBeInTheDocument();
  });

  it('closes on Escape, wherever the focus is', async () => {
    render(
      <>
        <input aria-label="Elsewhere" />
        <IconButton label="Copy link" icon={Pencil} />
      </>,
    );
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.hover(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Copy link');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Copy link')).toBeNull();
  });

  it('does not appear under a resting pointer when an element above the button disappears', () => {
    jest.useFakeTimers();
    render(<IconButton label="Copy link" icon={Pencil} />);
    fireEvent.mouseEnter(screen.getByRole('button', { name: 'Copy link' }));
    act(() => jest.runAllTimers());
    expect(screen.queryByText('Copy link')).toBeNull();
  });

  it('does not appear where the label is visible anyway', async () => {
    render(<IconButton label="Copy link" icon={Pencil} tooltip={false} />);
    await userEvent.hover(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.queryByText('Copy link')).toBeNull();
  });
});

describe('ActionMenu', () => {
  it('opens at its button and exposes its state', async () => {
    render(<ActionMenu label="Actions" items={[item('Edit project')]} />);
    const button = screen.getByRole('button', { name: 'Actions' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await open();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('menuitem', { name: 'Edit project' })).toBeInTheDocument();
  });

  it('runs the chosen action, closes, and returns the focus', async () => {
    const edit = item('Edit project');
    render(
      <ActionMenu label="Actions" items={[edit, 'divider', item('Delete project', { danger: true })]} />,
    );
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit project' }));
    expect(edit.onSelect).toHaveBeenCalledTimes(1);
    const button = screen.getByRole('button', { name: 'Actions' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('closes when its button is pressed again', async () => {
    render(<ActionMenu label="Actions" items={[item('Edit project')]} />);
    await open();
    await screen.findByRole('menuitem', { name: 'Edit project' });
    await open();
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps plain keys from the page while its button has the focus, and lets the shortcuts of the page pass', async () => {
    const heard = jest.fn(({ key, ctrlKey }: KeyboardEvent) => (ctrlKey ? `Ctrl ${key}` : key));
    document.addEventListener('keydown', heard);
    render(<ActionMenu label="Actions" items={[item('Edit project')]} />);
    screen.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('a{Control>}z{/Control}{Escape}');
    document.removeEventListener('keydown', heard);
    expect(heard.mock.results.map(({ value }) => value as string)).toEqual([
      'Ctrl Control',
      'Ctrl z',
      'Escape',
    ]);
  });

  it('does nothing for a disabled entry', async () => {
    const off = item('Delete project', { disabled: true });
    render(<ActionMenu label="Actions" items={[off]} />);
    await open();
    const entry = await screen.findByRole('menuitem', { name: 'Delete project' });
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(entry);
    expect(off.onSelect).not.toHaveBeenCalled();
  });

  it('shows a check beside checked entries', async () => {
    render(
      <ActionMenu
        label="Actions"
        items={[item('Active', { checked: true }), item('On Hold', { checked: false })]}
      />,
    );
    await open();
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Active' })).toBeChecked();
    expect(screen.getByRole('menuitemcheckbox', { name: 'On Hold' })).not.toBeChecked();
  });

  it('does not press the card that contains it', async () => {
    const openCard = jest.fn();
    const edit = item('Edit project');
    render(
      <div onClick={openCard} onPointerDown={openCard} onKeyDown={openCard}>
        <ActionMenu label="Actions" items={[edit]} />
      </div>,
    );
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit project' }));
    await userEvent.keyboard(' ');
    expect(edit.onSelect).toHaveBeenCalledTimes(1);
    expect(openCard).not.toHaveBeenCalled();
  });
});
