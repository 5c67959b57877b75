import { addDays, API } from '@taskloom/contracts';
import { useOfferedCommands, type PaletteRequest } from '@taskloom/client';
import { aCard, FakeApi, fixToday, renderApp } from '@taskloom/client/test-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import { focus, link, mail, open, P, popover, rotate } from '../../../test/board-with-keys';
import { JONAS, MAYA } from '../../../test/people';
import OpenTaskCommands from './open-task-commands';

fixToday('2026-11-20');

/** In place of the palette of the shell: lists the commands without ranking. */
function Palette({ query, from }: PaletteRequest) {
  return (
    <ul aria-label="Commands">
      {useOfferedCommands(query, from).map(({ id, title, about, onlyTyped, words, run }) => (
        <li key={id} data-typed={onlyTyped}>
          <button type="button" title={`${about} ${words ?? ''}`.trim()} onClick={run}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

const ask = (query = '', from: Element | null = document.activeElement) => {
  const view = render(<Palette query={query} from={from} />);
  const list = within(view.getByRole('list', { name: 'Commands' }));
  return { ...view, command: (name: string) => list.findByRole('button', { name }), list };
};

const titles = (list: ReturnType<typeof ask>['list']) =>
  list.queryAllByRole('button').map(({ textContent }) => textContent);

describe('commands of a board', () => {
  it('act on the selected cards and name them', async () => {
    const { user, sent } = await open();
    focus('Rotate secrets');
    await user.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    const { command } = ask();
    const assign = await command('Assign to Jonas Weber');
    expect(assign).toHaveAttribute('title', '2 selected tasks');
    await user.click(assign);
    await waitFor(() =>
      expect(sent(mail)).toEqual([{ assignees: [{ user: JONAS._id, role: 'secondary' }] }]),
    );
    expect(sent(rotate)).toEqual([]);
  });

  it('act on the focused card otherwise: status, priority, label and a day in words', async () => {
    const { user, sent } = await open();
    focus('Write the e-mail');
    const { command } = ask('due tomorrow');
    const due = await command('Set deadline to Saturday, November 21');
    expect(due).toHaveAttribute('title', '“Write the e-mail” due tomorrow');
    const names = ['Set status to Done', 'Set priority to High', 'Add label tax'];
    for (const button of [due, ...(await Promise.all(names.map(command)))]) await user.click(button);
    await waitFor(() =>
      expect(sent(mail)).toEqual([
        { deadline: addDays('2026-11-20', 1) },
        { status: 'done' },
        { priority: 'high' },
        { labels: ['tax'] },
      ]),
    );
  });

  it('open the same popovers as the keys, and ask before deleting', async () => {
    const { user } = await open();
    focus('Rotate secrets');
    const { command } = ask();
    await user.click(await command('Change priority'));
    expect(await popover('Priority')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await command('Delete'));
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  });

  it('archive done cards only, and move within a column', async () => {
    const done = aCard({ _id: 'done', title: 'Shipped', status: 'done' });
    const { api, user } = await open([rotate, mail, done]);
    api.on('PUT', API.taskArchive(P, 'done'), {});
    focus('Write the e-mail');
    const first = ask();
    expect(await first.command('Move to the top of the column')).toBeVisible();
    expect(titles(first.list)).not.toContain('Archive');
    first.unmount();
    focus('Shipped');
    await user.click(await ask().command('Archive'));
    await waitFor(() => expect(api.sent('PUT', API.taskArchive(P, 'done'))).toHaveLength(1));
  });

  it('are none without a selected, focused or open task, and none once the palette is closed', async () => {
    await open();
    const elsewhere = ask('', screen.getByLabelText('Elsewhere'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(titles(elsewhere.list)).toEqual([]);
    elsewhere.unmount();
    const { command, list } = ask('', link('Rotate secrets'));
    await command('Unassign Jonas Weber');
    expect(titles(list)).not.toContain('Assign to Jonas Weber');
  });
});

it('a task that fills the page offers the same without popovers and places', async () => {
  const api = new FakeApi().on('GET', API.labels(P), []).on('PATCH', API.task(P, mail._id), mail);
  const request = { query: '', from: null };
  const [onDuplicate, onDelete] = [jest.fn(), jest.fn()];
  const { user } = renderApp(
    <OpenTaskCommands {...{ request, onDuplicate, onDelete }} projectId={P} task={mail} people={[MAYA]} />,
    { api, user: MAYA },
  );
  const { command, list } = ask();
  await user.click(await command('Assign to Maya Lindqvist'));
  await waitFor(() => expect(api.sent('PATCH', API.task(P, mail._id))).toHaveLength(1));
  expect(titles(list).filter((title) => /^(Change|Move)/.test(title))).toEqual([]);
  await user.click(await command('Duplicate…'));
  expect(onDuplicate).toHaveBeenCalledTimes(1);
  await user.click(await command('Delete'));
  expect(onDelete).toHaveBeenCalledTimes(1);
});
