import { render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { Button, KitProvider } from './core';
import { Input, type InputRef } from './form';
import { Modal } from './modal';

/** The class of our theme's variables on an element. */
const THEME = 'taskloom';

describe('a part of antd', () => {
  it('is in our theme without a provider around it', () => {
    render(<Button type="primary">Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveClass(THEME);
  });

  it('is in our theme as a sub-component and as a function component too', async () => {
    render(
      <Modal open title="Rename">
        <Input.TextArea aria-label="Description" />
      </Modal>,
    );
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveClass(THEME);
    expect(document.querySelector('.ant-modal')?.closest(`.${THEME}`)).not.toBeNull();
  });

  it('uses the provider around it, so that the theme exists once', () => {
    const { container } = render(
      <KitProvider>
        <KitProvider>
          <Button>Save</Button>
        </KitProvider>
      </KitProvider>,
    );
    expect(container.firstElementChild).toBe(screen.getByRole('button', { name: 'Save' }));
  });

  it('passes its ref and keeps its state when its parent renders again', async () => {
    const field = createRef<InputRef>();
    const Form = () => {
      const [count, setCount] = useState(0);
      return (
        <>
          <Input ref={field} aria-label="Name" />
          <Input.TextArea aria-label="Description" />
          <Button onClick={() => setCount(count + 1)}>Again</Button>
        </>
      );
    };
    render(<Form />);
    const description = screen.getByRole('textbox', { name: 'Description' });
    await userEvent.type(description, 'Draft');
    await userEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.getByRole('textbox', { name: 'Description' })).toBe(description);
    expect(description).toHaveValue('Draft');
    expect(field.current?.input).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('keeps its static functions', () => {
    expect(typeof Modal.confirm).toBe('function');
    expect(Modal.confirm).toBe(Modal.confirm);
  });
});
