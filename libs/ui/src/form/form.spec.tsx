import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { peopleOptions, priorityOptions, SearchInput, statusOptions } from '../kits/form';

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

describe('SearchInput', () => {
  const Search = () => {
    const [query, setQuery] = useState('');
    return (
      <SearchInput
        label="Search projects"
        placeholder="Search projects..."
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
    );
  };

  it('has a name of its own and can be cleared', async () => {
    render(<Search />);
    const box = screen.getByRole('searchbox', { name: 'Search projects' });
    await userEvent.type(box, 'billing');
    expect(box).toHaveValue('billing');
    await userEvent.click(screen.getByRole('button'));
    expect(box).toHaveValue('');
  });
});
