import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choice, peopleOptions, priorityOptions, statusOptions } from '../kits/form';

describe('options', () => {
  it('have the text that typing searches', () => {
    expect(statusOptions(['active', 'on-hold']).map(({ word }) => word)).toEqual(['Active', 'On Hold']);
    expect(priorityOptions().map(({ value, word }) => [value, word])).toEqual([
      ['low', 'Low'],
      ['medium', 'Medium'],
      ['high', 'High'],
    ]);
  });

  it('show people with avatar and name', () => {
    const [option] = peopleOptions([{ _id: '1', name: 'Priya Raman', avatar: '/p.svg' }]);
    const { container } = render(option?.label);
    expect(option).toMatchObject({ value: '1', word: 'Priya Raman' });
    expect(screen.getByText('Priya Raman')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/p.svg');
  });
});

describe('Choice', () => {
  const field = () => screen.getByRole('combobox', { name: 'Status' });

  it('exposes the chosen option, because its input has no value for screen readers', () => {
    const { rerender } = render(
      <Choice aria-label="Status" options={statusOptions(['active', 'on-hold'])} value="on-hold" />,
    );
    expect(field()).toHaveAccessibleDescription('On Hold');
    rerender(<Choice aria-label="Status" options={[{ value: 'a', label: 'All of them' }]} value="a" />);
    expect(field()).toHaveAccessibleDescription('All of them');
  });

  it('keeps a given description, and has none while nothing is chosen', () => {
    render(
      <>
        <p id="why">Please choose</p>
        <Choice aria-label="Status" aria-describedby="why" options={statusOptions(['active'])} />
      </>,
    );
    expect(field()).toHaveAccessibleDescription('Please choose');
  });

  it('renders each option under its name, visible and pressable', async () => {
    const onChange = jest.fn();
    const people = [{ _id: '019aad23', name: 'Priya Raman', avatar: '/p.svg' }];
    render(<Choice aria-label="Member" options={peopleOptions(people)} onChange={onChange} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Member' }));
    await userEvent.click(screen.getByRole('option', { name: 'Priya Raman' }));
    expect(onChange).toHaveBeenCalledWith('019aad23', expect.anything());
  });
});
