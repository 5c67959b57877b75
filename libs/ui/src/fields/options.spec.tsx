import { render, screen } from '@testing-library/react';
import { peopleOptions, priorityOptions, statusOptions } from '../kits/form';

describe('options', () => {
  it('show what typing searches', () => {
    expect(statusOptions(['active', 'on-hold']).map(({ word }) => word)).toEqual(['Active', 'On Hold']);
    expect(priorityOptions().map(({ value, word }) => [value, word])).toEqual([
      ['low', 'Low'],
      ['medium', 'Medium'],
      ['high', 'High'],
    ]);
  });

  it('show people with face and name', () => {
    const [option] = peopleOptions([{ _id: '1', name: 'Priya Raman', avatar: '/p.svg' }]);
    const { container } = render(option?.label);
    expect(option).toMatchObject({ value: '1', word: 'Priya Raman' });
    expect(screen.getByText('Priya Raman')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/p.svg');
  });
});
