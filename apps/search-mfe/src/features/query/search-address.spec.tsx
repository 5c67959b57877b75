import { useLayoutEffect } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from '@taskloom/client/router';
import { renderApp } from '@taskloom/client/test-kit';
import { SearchBox } from './search-box';
import { useSearchAddress } from './use-search-address';

/** The box with its address, a link to another search, and Back. */
function Searcher() {
  const { text, setText, runNow, applyFilters, filters } = useSearchAddress();
  const navigate = useNavigate();
  return (
    <>
      <SearchBox text={text} onText={setText} onRun={runNow} />
      <Link to="/search?q=rotate">elsewhere</Link>
      <button onClick={() => applyFilters({ priority: 'low' })}>low only</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <p>priority {filters.priority ?? 'any'}</p>
    </>
  );
}

const show = (route: string) => {
  const view = renderApp(<Searcher />, { route });
  return {
    ...view,
    box: screen.getByRole('searchbox'),
    click: (name: string) => view.user.click(screen.getByText(name)),
  };
};

it('writes what is typed into the address without losing a letter', async () => {
  const { user, box, path } = show('/search');
  await user.type(box, 'in');
  await waitFor(() => expect(path()).toBe('/search?q=in'));
  await user.type(box, 'voice ');
  await waitFor(() => expect(path()).toBe('/search?q=invoice'));
  expect(box).toHaveValue('invoice ');
});

it('keeps a key that is typed before the effects of the first render have run', () => {
  function EarlyTyper() {
    const { text, setText } = useSearchAddress();
    useLayoutEffect(() => setText('i'), [setText]);
    return <p>typed {text}</p>;
  }
  renderApp(<EarlyTyper />, { route: '/search' });
  expect(screen.getByText('typed i')).toBeVisible();
});

it('shows the query of a link in the box', async () => {
  const { user, box, click } = show('/search?q=invoice');
  await user.type(box, 's');
  await click('elsewhere');
  await waitFor(() => expect(box).toHaveValue('rotate'));
});

it('returns to the previous search on Back, in the box too', async () => {
  const { box, click, path } = show('/search?q=invoice');
  await click('elsewhere');
  await waitFor(() => expect(box).toHaveValue('rotate'));
  await click('back');
  await waitFor(() => expect(path()).toBe('/search?q=invoice'));
  expect(box).toHaveValue('invoice');
});

it('adds a history entry for filters, so that Back removes them', async () => {
  const { click, path } = show('/search?q=invoice');
  await click('low only');
  expect(await screen.findByText('priority low')).toBeVisible();
  await click('back');
  expect(await screen.findByText('priority any')).toBeVisible();
  expect(path()).toBe('/search?q=invoice');
});
