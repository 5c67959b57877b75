import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { focus, link, mail, open, popover, rotate } from '../../../test/board-with-keys';
import { JONAS, MAYA } from '../../../test/people';

// First: in later tests, the code is loaded.
describe('keys pressed while the code of an editor loads', () => {
  const press = async (keys: readonly string[]) => {
    const view = await open();
    focus('Rotate secrets');
    for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return view;
  };

  it('are entered into the title', async () => {
    const { sent } = await press(['e', ...'Assigm', 'Backspace', ...'n it', 'Enter']);
    await waitFor(() => expect(sent(rotate)).toEqual([{ title: 'Assign it' }]));
  });

  it('are pressed in the popover', async () => {
    const { sent } = await press(['s', '3']);
    await waitFor(() => expect(sent(rotate)).toEqual([{ status: 'done' }]));
  });
});

describe('one card is in the tab order', () => {
  it('the first one, before another has had the focus', async () => {
    await open();
    expect(link('Rotate secrets')).not.toHaveAttribute('tabindex');
    expect(link('Write the e-mail')).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('button', { name: 'Actions for Write the e-mail' })).toHaveAttribute(
      'tabindex',
      '-1',
    );
  });

  it('the one that had the focus last', async () => {
    const { user } = await open();
    focus('Rotate secrets');
    await user.keyboard('{ArrowDown}');
    expect(link('Write the e-mail')).toHaveFocus();
    expect(link('Write the e-mail')).not.toHaveAttribute('tabindex');
    expect(link('Rotate secrets')).toHaveAttribute('tabindex', '-1');
  });
});

describe('the first Tab on an opened page', () => {
  const add = () => screen.getByRole('button', { name: /^Add task to To Do/ });
  const heading = () => screen.getByRole('heading', { level: 1 });
  /** Repeated until the code is loaded, which happens when the page is idle. */
  const tabFrom = (start: HTMLElement, wanted: () => HTMLElement) =>
    waitFor(async () => {
      if (start === document.body && document.activeElement instanceof HTMLElement)
        document.activeElement.blur();
      else start.focus();
      await userEvent.tab();
      expect(wanted()).toHaveFocus();
    });

  const shiftTab = '{Shift>}{Tab}{/Shift}';

  it('goes to the card in the tab order, and the next one on from there', async () => {
    const { user } = await open();
    await tabFrom(document.body, () => link('Rotate secrets'));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Actions for Rotate secrets' })).toHaveFocus();
    await user.keyboard(`${shiftTab}${shiftTab}`);
    expect(add()).toHaveFocus();
  });

  it('goes to the first button of a board without cards', async () => {
    await open([]);
    await tabFrom(document.body, add);
  });

  it('returns to the skip link with Shift and Tab, right after', async () => {
    const { user } = await open();
    await tabFrom(document.body, () => link('Rotate secrets'));
    await user.keyboard(shiftTab);
    expect(link('Skip to content')).toHaveFocus();
    await user.tab();
    expect(add()).toHaveFocus();
  });

  it('from the heading, returns to the heading', async () => {
    const { user } = await open();
    await tabFrom(heading(), () => link('Rotate secrets'));
    await user.keyboard(shiftTab);
    expect(heading()).toHaveFocus();
    await user.tab();
    expect(add()).toHaveFocus();
  });
});

describe('arrow keys', () => {
  it('move between cards and columns, and stay at the edge', async () => {
    const { user } = await open();
    focus('Rotate secrets');
    await user.keyboard('{ArrowRight}');
    expect(link('Delete the job')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(link('Delete the job')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{End}');
    expect(link('Write the e-mail')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(link('Rotate secrets')).toHaveFocus();
  });

  it('with Shift move the card to the next column, with the focus', async () => {
    const { user, sent } = await open();
    focus('Rotate secrets');
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(sent(rotate)).toEqual([{ status: 'inprogress', afterTaskId: 'job' }]));
    await waitFor(() => expect(link('Rotate secrets')).toHaveFocus());
  });
});

describe('a key opens the popover of its field', () => {
  const press = async (keys: string, title = 'Rotate secrets') => {
    const view = await open();
    focus(title);
    await view.user.keyboard(keys);
    return view;
  };

  it.each([
    ['s', 'Status'],
    ['p', 'Priority'],
    ['a', 'Assignees'],
    ['d', 'Deadline'],
    ['l', 'Labels'],
    ['m', 'Move'],
  ])('%s: %s, and Escape returns to the card', async (key, name) => {
    const { user } = await press(key);
    await popover(name);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(link('Rotate secrets')).toHaveFocus());
  });

  it('S and a digit set the status', async () => {
    const { user, sent } = await press('s');
    await popover('Status');
    await user.keyboard('3');
    expect(sent(rotate)).toEqual([{ status: 'done' }]);
    await waitFor(() => expect(link('Rotate secrets')).toHaveFocus());
  });

  it('P and letters set the priority', async () => {
    const { user, sent } = await press('p');
    await popover('Priority');
    await user.keyboard('hi{Enter}');
    expect(sent(rotate)).toEqual([{ priority: 'high' }]);
  });

  it('choosing the current value sends nothing', async () => {
    const { user, sent } = await press('s');
    await popover('Status');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(rotate)).toEqual([]);
  });

  it('A and Enter also assign the viewer, and show it at once', async () => {
    const { user, sent } = await press('a');
    const list = within(await popover('Assignees'));
    expect(list.getByRole('option', { name: /Jonas/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(sent(rotate)).toEqual([
      {
        assignees: [
          { user: JONAS._id, role: 'primary' },
          { user: MAYA._id, role: 'secondary' },
        ],
      },
    ]);
  });

  it('D sets a date in words, or none', async () => {
    const { user, sent } = await press('d');
    await popover('Deadline');
    await user.keyboard('no such day');
    await screen.findByText(/Not recognised as a date/);
    await user.keyboard('{Control>}a{/Control}{Backspace}no deadl');
    await user.keyboard('{Escape}');
    focus('Rotate secrets');
    await user.keyboard('d');
    await popover('Deadline');
    await user.keyboard('2031-02-03{Enter}');
    expect(sent(rotate)).toEqual([{ deadline: '2031-02-03' }]);
  });

  it('L adds a label and stays open for the next', async () => {
    const { user, sent } = await press('l');
    const list = within(await popover('Labels'));
    await list.findByRole('option', { name: /tax/ });
    await user.keyboard('{Enter}');
    expect(sent(rotate)).toEqual([{ labels: ['tax'] }]);
    expect(await popover('Labels')).toBeVisible();
  });

  it('M and Enter move to the next column; a digit moves elsewhere', async () => {
    const { user, sent } = await press('m');
    await popover('Move');
    await user.keyboard('{Enter}');
    expect(sent(rotate)).toEqual([{ status: 'inprogress', afterTaskId: 'job' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('M offers the bottom of the column', async () => {
    const { user, sent } = await press('m');
    await popover('Move');
    await user.keyboard('4');
    expect(sent(rotate)).toEqual([{ status: 'todo', afterTaskId: 'mail' }]);
  });
});

describe('E edits the title in its place', () => {
  const rename = async () => {
    const view = await open();
    focus('Rotate secrets');
    await view.user.keyboard('e');
    const field = await screen.findByRole('textbox', { name: 'Title' });
    expect(field).toHaveFocus();
    return view;
  };

  it('Enter saves it and returns to the card', async () => {
    const { user, sent } = await rename();
    await user.keyboard('Rotate keys{Enter}');
    expect(sent(rotate)).toEqual([{ title: 'Rotate keys' }]);
    await waitFor(() => expect(screen.getByRole('link', { name: /Rotate/ })).toHaveFocus());
  });

  it('Escape restores it, also an empty one', async () => {
    const { user, sent } = await rename();
    await user.keyboard('{Backspace}{Escape}');
    expect(link('Rotate secrets')).toBeVisible();
    expect(sent(rotate)).toEqual([]);
  });

  it('leaving saves', async () => {
    const { user, sent } = await rename();
    await user.keyboard('asap');
    await user.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
    expect(sent(rotate)).toEqual([{ title: 'asap' }]);
  });
});

describe('which card a key applies to', () => {
  it('the one under the pointer, without focus', async () => {
    const { user, sent } = await open();
    await user.hover(link('Write the e-mail'));
    await user.keyboard('s');
    await popover('Status');
    await user.keyboard('3');
    expect(sent(mail)).toEqual([{ status: 'done' }]);
  });

  it('none during text input', async () => {
    const { user } = await open();
    await user.hover(link('Write the e-mail'));
    screen.getByRole('textbox', { name: 'Elsewhere' }).focus();
    await user.keyboard('sam');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('none once single-key shortcuts are off', async () => {
    document.documentElement.dataset.singleKeys = 'off';
    const { user } = await open();
    focus('Rotate secrets');
    await user.keyboard('s{ArrowDown}');
    delete document.documentElement.dataset.singleKeys;
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(link('Write the e-mail')).toHaveFocus();
  });
});

it('the menu of a card offers the same popovers', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Actions for Write the e-mail' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Priority' }));
  const list = within(await popover('Priority'));
  await user.click(list.getByRole('option', { name: /High/ }));
  expect(sent(mail)).toEqual([{ priority: 'high' }]);
});
