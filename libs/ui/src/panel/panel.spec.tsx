import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Panel } from './panel';
import { usePanel } from './use-panel';

function Stage() {
  const { open, button, panel } = usePanel();
  return (
    <>
      <button {...button}>Filter</button>
      {open && (
        <Panel label="Filter" {...panel}>
          <button>Inside</button>
        </Panel>
      )}
      <button>Behind</button>
    </>
  );
}

const open = async () => {
  const user = userEvent.setup();
  render(<Stage />);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  return { user, panel: screen.getByRole('dialog', { name: 'Filter' }) };
};
const gone = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

it('takes the focus, and Tab moves through it', async () => {
  const { user, panel } = await open();
  expect(panel).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
});

it('closes when Tab leaves it, and the next element has the focus', async () => {
  const { user } = await open();
  await user.tab();
  await user.tab();
  gone();
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus();
});

it('closes on Escape, and the button has the focus again', async () => {
  const { user } = await open();
  await user.tab();
  await user.keyboard('{Escape}');
  gone();
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

it('closes on a press elsewhere, but not inside or on its button', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Inside' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  gone();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(document.body);
  gone();
});

it('uses the available height after the page has scrolled', async () => {
  jest.replaceProperty(window, 'innerHeight', 600);
  const { panel } = await open();
  const room = () => panel.style.getPropertyValue('--panel-room');
  expect(room()).toBe('588px');
  const button = screen.getByRole('button', { name: 'Filter' });
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 90, 40));
  fireEvent.scroll(window);
  expect(room()).toBe('448px');
  jest.restoreAllMocks();
});

it('closes on Escape on its button, and when the focus moves on from there', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Filter' });
  button.focus();
  await user.keyboard('{Escape}');
  gone();
  await user.click(button);
  button.focus();
  screen.getByRole('button', { name: 'Behind' }).focus();
  await waitFor(gone);
});

it('leaves the focus to its content, and has no role without a label', () => {
  const anchor = { current: null };
  render(
    <Panel anchor={anchor} onClose={() => {}} onLeave={() => {}}>
      <button autoFocus>First</button>
    </Panel>,
  );
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
