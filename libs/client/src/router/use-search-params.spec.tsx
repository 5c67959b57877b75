import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryAppRouter, useLocation, useSearchParams } from './index';

function Filters() {
  const [, setParams] = useSearchParams();
  const set = (name: string) =>
    setParams((now) => {
      now.set(name, 'yes');
      return now;
    });
  return (
    <>
      <output>{useLocation().search}</output>
      <button
        onClick={() => {
          set('first');
          set('second');
        }}
      >
        Both
      </button>
    </>
  );
}

it('adds up changes that come before the page has rendered the ones before', () => {
  render(
    <MemoryAppRouter route="/list?kept=yes">
      <Filters />
    </MemoryAppRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Both' }));
  expect(screen.getByRole('status')).toHaveTextContent('?kept=yes&first=yes&second=yes');
});
