import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { IconButton } from '../kits/core';
import {
  ConfirmDialog,
  Dialog,
  FormDialog,
  type ConfirmDialogProps,
  type FormDialogProps,
} from '../kits/modal';

const confirm = (props: Partial<ConfirmDialogProps> = {}) => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <ConfirmDialog
      open
      confirmText="Delete project"
      busyText="Deleting..."
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    >
      This action cannot be undone.
    </ConfirmDialog>,
  );
  return { onConfirm, onCancel };
};

const focused = () => document.activeElement as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });

describe('ConfirmDialog', () => {
  it("shows 'Are you sure?' and focuses Cancel", async () => {
    confirm();
    expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toHaveTextContent(
      'This action cannot be undone.',
    );
    await waitFor(() => expect(button('Cancel')).toHaveFocus());
  });

  it('confirms and cancels', async () => {
    const { onConfirm, onCancel } = confirm();
    await userEvent.click(button('Delete project'));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('can neither be confirmed twice nor closed while busy', async () => {
    const { onConfirm, onCancel } = confirm({ busy: true });
    await userEvent.click(button('Deleting...'));
    await userEvent.keyboard('{Escape}');
    expect(button('Cancel')).toBeDisabled();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});

describe('Dialog', () => {
  it('is named by its title alone', () => {
    render(
      <Dialog
        open
        title="Invite Team Member"
        subtitle="They'll receive a notification to accept."
        onClose={jest.fn()}
      >
        content
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Invite Team Member' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Invite Team Member' })).toBeInTheDocument();
  });

  it('closes on its button and on Escape', async () => {
    const close = jest.fn();
    render(
      <Dialog open title="Edit Task" onClose={close} closeText="Close">
        content
      </Dialog>,
    );
    await userEvent.click(button('Close'));
    expect(close).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('starts on its title, and Tab moves to the first field', async () => {
    render(
      <Dialog open title="Edit Task" onClose={jest.fn()} closeText="Close">
        <input aria-label="Title" />
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Task' })).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  it('renders nothing while closed', () => {
    render(
      <Dialog open={false} title="Edit Task" onClose={jest.fn()}>
        content
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('returns the focus when it is unmounted at once', async () => {
    function Screen() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {open && (
            <Dialog open title="Edit Task" onClose={() => setOpen(false)} closeText="Close">
              content
            </Dialog>
          )}
        </>
      );
    }
    render(<Screen />);
    await userEvent.click(button('Open'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button('Open')).toHaveFocus());
  });
});

describe('a confirmation on top of a dialog', () => {
  // In the environment `test`, all layers of antd share one id, so none can be on top of another.
  beforeEach(() => jest.replaceProperty(process.env, 'NODE_ENV', 'development'));
  afterEach(() => jest.restoreAllMocks());

  function Screen({ close }: { close: () => void }) {
    const [asking, setAsking] = useState(false);
    return (
      <Dialog open title="Project Members" onClose={close}>
        <IconButton label="Remove Jonas" icon={UserMinus} onClick={() => setAsking(true)} />
        {asking && (
          <ConfirmDialog open confirmText="Remove" onConfirm={jest.fn()} onCancel={() => setAsking(false)}>
            Jonas loses access.
          </ConfirmDialog>
        )}
      </Dialog>
    );
  }

  it.each(['mouse', 'keyboard'])(
    'opened by %s and closed with Escape leaves the dialog open for the next Escape',
    async (how) => {
      const close = jest.fn();
      render(<Screen close={close} />);
      const remove = button('Remove Jonas');
      if (how === 'mouse') await userEvent.click(remove);
      else {
        act(() => remove.focus());
        await userEvent.keyboard('{Enter}');
      }
      const question = await screen.findByRole('dialog', { name: 'Are you sure?' });
      await waitFor(() => expect(question).toContainElement(focused()));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(question).not.toBeInTheDocument());
      await waitFor(() => expect(remove).toHaveFocus());
      expect(close).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      expect(close).toHaveBeenCalledTimes(1);
    },
  );
});

const form = (props: Partial<FormDialogProps> = {}) => {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  const outer = jest.fn();
  render(
    <form onSubmit={outer}>
      <FormDialog
        open
        title="Rename"
        submitText="Save"
        busyText="Saving..."
        onSubmit={onSubmit}
        onClose={onClose}
        {...props}
      >
        <input aria-label="Name" />
      </FormDialog>
    </form>,
  );
  return { onSubmit, onClose, outer };
};

describe('FormDialog', () => {
  it('submits by its button and by Enter, and only its own form', async () => {
    const { onSubmit, outer } = form();
    await userEvent.click(button('Save'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(outer).not.toHaveBeenCalled();
  });

  it('closes by Cancel', async () => {
    const { onClose } = form();
    await userEvent.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('discards by Cancel where that differs from closing', async () => {
    const onCancel = jest.fn();
    const { onClose } = form({ onCancel });
    await userEvent.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('can neither be submitted twice nor cancelled while busy', async () => {
    const { onSubmit } = form({ busy: true });
    await userEvent.click(button('Saving...'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button('Cancel')).toBeDisabled();
  });
});
