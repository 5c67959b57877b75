import { renderApp } from '@taskloom/client/test-kit';
import { act, screen } from '@testing-library/react';
import { MAYA } from '../../test/people';
import { ChartsQuestion } from './charts-question';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { top: number } };

/** jsdom has no layout: the test says what the window shows of the charts. */
let shows: (seen: Seen) => void = () => {};
const observed = jest.fn<void, [Element]>();
class Observer {
  constructor(notify: (entries: Seen[]) => void) {
    shows = (seen) => act(() => notify([seen]));
  }
  observe = observed;
  disconnect = () => {
    shows = () => {};
  };
}

beforeEach(() => Object.assign(window, { IntersectionObserver: Observer }));
afterEach(() => {
  localStorage.clear();
  observed.mockClear();
});

const ABOVE: Seen = { isIntersecting: false, boundingClientRect: { top: -900 } };
const BELOW: Seen = { isIntersecting: false, boundingClientRect: { top: 900 } };

const visit = (...seen: Seen[]) => {
  const chosen = jest.fn();
  const shown = renderApp(
    <section>
      <ChartsQuestion onChoose={chosen} />
    </section>,
    { user: MAYA },
  );
  for (const each of seen) shows(each);
  return { ...shown, chosen };
};

const asked = () => screen.queryByRole('button', { name: 'Start with the board' });

it('asks who has scrolled past the charts on three visits, each of which counts once', () => {
  visit(ABOVE, ABOVE, ABOVE).unmount();
  visit(ABOVE).unmount();
  const third = visit();
  expect(asked()).not.toBeInTheDocument();
  shows(ABOVE);
  expect(asked()).toBeInTheDocument();
  third.unmount();
  visit();
  expect(asked()).toBeInTheDocument();
});

it('does not count charts that are shown or still below the window', () => {
  const shown: Seen = { isIntersecting: true, boundingClientRect: { top: -100 } };
  for (let time = 0; time < 4; time += 1) visit(shown, BELOW).unmount();
  visit();
  expect(asked()).not.toBeInTheDocument();
});

it('passes the choice on', async () => {
  for (let time = 0; time < 3; time += 1) visit(ABOVE).unmount();
  const { user, chosen } = visit();
  await user.click(screen.getByRole('button', { name: 'Start with the board' }));
  await user.click(screen.getByRole('button', { name: 'Keep the charts' }));
  expect(chosen.mock.calls).toEqual([[false], [true]]);
});
