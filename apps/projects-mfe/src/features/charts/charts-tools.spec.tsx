import { renderApp } from '@taskloom/client/test-kit';
import { screen } from '@testing-library/react';
import { MAYA } from '../../test/people';
import ChartsTools from './charts-tools';

const scrolled = jest.fn<void, []>();
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: scrolled }));
afterEach(() => {
  scrolled.mockClear();
  delete document.documentElement.dataset.singleKeys;
});

const show = () =>
  renderApp(
    <>
      <ChartsTools board="tasks" undecided={false} onChoose={() => {}} />
      <input aria-label="Search" />
      <section aria-labelledby="tasks">
        <h2 id="tasks">Tasks</h2>
        <div data-card="a">
          <a href="/a" tabIndex={-1}>
            Another card
          </a>
        </div>
        <div data-card="b">
          <a href="/b">The current card</a>
        </div>
      </section>
    </>,
    { user: MAYA },
  );

const card = () => screen.getByRole('link', { name: 'The current card' });

it('goes to the current card of the board by its button', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: /^Board/ }));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(card()).toHaveFocus();
});

it('goes to the board by B from anywhere on the page', async () => {
  const { user } = show();
  await user.keyboard('b');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(card()).toHaveFocus();
});

it('leaves B to fields, to other key combinations, and to people who have switched single keys off', async () => {
  const { user } = show();
  await user.keyboard('{Control>}b{/Control}');
  await user.type(screen.getByRole('textbox'), 'b');
  expect(screen.getByRole('textbox')).toHaveValue('b');
  await user.click(document.body);
  document.documentElement.dataset.singleKeys = 'off';
  await user.keyboard('b');
  expect(scrolled).not.toHaveBeenCalled();
  expect(card()).not.toHaveFocus();
});
