import { personHue } from '@taskloom/contracts';
import { aCard, anAssignee, renderApp } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import { ChartsSection } from './charts-section';

const tasks = [
  aCard({ status: 'todo', priority: 'low', assignees: [anAssignee(JONAS)] }),
  aCard({ status: 'inprogress', priority: 'medium', assignees: [anAssignee(JONAS)] }),
  aCard({ status: 'done', priority: 'high' }),
];

const chart = async (title: string) => {
  renderApp(<ChartsSection board="board" tasks={tasks} people={[MAYA, JONAS]} shown onShow={() => {}} />);
  return screen.findByRole('region', { name: title });
};

/** The colour of a label in the legend, and those of the arcs. */
const swatch = (region: HTMLElement, word: string) =>
  within(region)
    .getByText(word, { selector: '[aria-hidden] *' })
    .parentElement?.querySelector<HTMLElement>('.swatch')
    ?.style.getPropertyValue('--swatch');
const arcs = (region: HTMLElement) =>
  [...region.querySelectorAll('svg path')].map((path) => path.getAttribute('fill'));
const colours = (...names: string[]) => names.map((name) => `var(--tl-chart-${name})`);

afterEach(() => localStorage.clear());

it('Task Status is a doughnut in yellow, blue and green', async () => {
  const region = await chart('Task Status');
  expect(['To Do', 'In Progress', 'Done'].map((word) => swatch(region, word))).toEqual(
    colours('yellow', 'blue', 'green'),
  );
  expect(arcs(region).sort()).toEqual(colours('blue', 'green', 'yellow'));
});

it('Task Priority is a doughnut in green, yellow and red', async () => {
  const region = await chart('Task Priority');
  expect(['Low', 'Medium', 'High'].map((word) => swatch(region, word))).toEqual(
    colours('green', 'yellow', 'red'),
  );
  expect(arcs(region).sort()).toEqual(colours('green', 'red', 'yellow'));
});

it('Member Workload is 300 px high, with a bar for each number of tasks', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const region = await chart('Member Workload');
  const svg = region.querySelector('svg');
  expect(svg).toHaveAttribute('height', '300');
  expect(within(region).getByText('Assigned Tasks', { selector: 'span' })).toBeVisible();
});

it('Member Workload has the colours of the people, as their avatars have', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const maya = { ...MAYA, avatar: '/api/avatars/initials.svg?seed=Maya&hue=olive' };
  renderApp(<ChartsSection board="board" tasks={tasks} people={[maya, JONAS]} shown onShow={() => {}} />);
  const region = await screen.findByRole('region', { name: 'Member Workload' });
  const hueOfBar = (bar: Element) => bar.closest<SVGGElement>('[data-hue]')?.dataset.hue;
  expect([...region.querySelectorAll('.column')].map(hueOfBar)).toEqual(
    expect.arrayContaining(['olive', personHue(JONAS)]),
  );
  expect(region.querySelector('[data-hue=olive] .disc')).not.toBeNull();
});
