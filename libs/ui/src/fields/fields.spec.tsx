import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormField, PasswordField, PlainButton, SearchField, TextField } from '.';

describe('TextField', () => {
  it('is found by its label', () => {
    render(<TextField label="Email" type="email" name="email" required />);
    expect(screen.getByLabelText('Email')).toBeRequired();
  });

  it('shows its error below and is described by it', () => {
    render(<TextField label="Email" error="Please enter an email address" hint="Where we write to" />);
    const field = screen.getByLabelText('Email');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Where we write to Please enter an email address');
  });

  it('is not invalid without an error', () => {
    render(<TextField label="Email" error={null} />);
    expect(screen.getByLabelText('Email')).toBeValid();
    expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  });
});

describe('PasswordField', () => {
  it('hides the characters until the button reveals them', async () => {
    render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('FormField', () => {
  it('links a control to its label, count and error', () => {
    render(
      <FormField label="Assignees" count={2} error="Please select a team member" required>
        {({ status, ...field }) => <select data-status={status} {...field} />}
      </FormField>,
    );
    const control = screen.getByRole('combobox', { name: 'Assignees 2' });
    expect(control).toHaveAccessibleDescription('Please select a team member');
    expect(control).toHaveAttribute('data-status', 'error');
    expect(control).toBeRequired();
  });

  it('keeps a hidden label for screen readers', () => {
    render(
      <FormField label="Member" labelHidden>
        {({ status: _, ...field }) => <input {...field} />}
      </FormField>,
    );
    expect(screen.getByLabelText('Member')).toBeInTheDocument();
  });
});

describe('PlainButton', () => {
  it('does nothing while busy, but keeps the focus', async () => {
    const press = jest.fn();
    const { rerender } = render(<PlainButton onClick={press}>Sign In</PlainButton>);
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    rerender(
      <PlainButton onClick={press} busy>
        Signing in...
      </PlainButton>,
    );
    const button = screen.getByRole('button', { name: 'Signing in...' });
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
    expect(button).toHaveFocus();
  });

  it('does not submit its form again while busy', async () => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <PlainButton type="submit" busy>
          Signing in...
        </PlainButton>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Signing in...' }));
    expect(send).not.toHaveBeenCalled();
  });
});

describe('SearchField', () => {
  const Search = () => {
    const [query, setQuery] = useState('');
    return (
      <SearchField label="Search projects..." clearLabel="Clear search" value={query} onChange={setQuery} />
    );
  };
  const box = () => screen.getByRole('searchbox', { name: 'Search projects...' });

  it('is cleared by its button and keeps the focus', async () => {
    render(<Search />);
    await userEvent.type(box(), 'billing');
    expect(box()).toHaveValue('billing');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('has no clear button while empty', () => {
    render(<Search />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
