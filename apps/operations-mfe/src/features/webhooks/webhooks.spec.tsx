import { screen, within } from '@testing-library/react';
import { API, type Webhook } from '@taskloom/contracts';
import { refuse } from '@taskloom/client/test-kit';
import { aRemote } from '../../sample/remotes';
import { aDelivery, aWebhook } from '../../sample/webhooks';
import { operationsApi, showOperations } from '../../test/show-operations';

const HOOKS = API.webhooks('calendar');
const HOOK = API.webhook('calendar', 'hook-1');
const LOG = API.webhookDeliveries('calendar', 'hook-1');
const SECRET = `whsec_${'k3J9xQa'.padEnd(43, 'x')}=`;
const { address } = aWebhook();

const openWebhooks = async (hooks: unknown) => {
  const api = operationsApi([aRemote()]).on('GET', HOOKS, hooks);
  const shown = showOperations(api);
  await shown.user.click(await screen.findByRole('button', { name: 'More actions for calendar' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Webhooks' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhooks of Calendar' }));
  return { ...shown, dialog };
};
const chooseFor = async ({ user, dialog }: Awaited<ReturnType<typeof openWebhooks>>, item: string) => {
  await user.click(await dialog.findByRole('button', { name: `More actions for ${address}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the webhooks of a remote', () => {
  it.each<[Partial<Webhook>, RegExp]>([
    [{}, /task\.created · task\.changed.*made Nov 20, 2026 by Maya Lindqvist/],
    [{ waiting: 3, failingSince: '2026-11-20T09:00:00.000Z' }, /Failing since.*3 deliveries waiting/],
    [{ disabledAt: '2026-11-20T09:00:00.000Z', disabledBy: 'failures' }, /Disabled after failures/],
    [{ disabledAt: '2026-11-20T09:00:00.000Z', disabledBy: 'admin' }, /Disabled/],
  ])('are listed with events, maker and state: %j', async (part, text) => {
    const { dialog } = await openWebhooks([aWebhook(part)]);
    expect(await dialog.findByRole('listitem')).toHaveTextContent(text);
  });

  it('can be missing, and loaded again after a failure', async () => {
    const { api, user, dialog } = await openWebhooks(refuse('TOO_MANY_REQUESTS', 'Too many.'));
    expect(await dialog.findByText('Too many.')).toBeVisible();
    api.on('GET', HOOKS, []);
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('There are no webhooks yet.')).toBeVisible();
  });
});

describe('a new webhook', () => {
  it('gets the chosen events, and its secret is shown once', async () => {
    const { api, user, dialog } = await openWebhooks([]);
    await user.click(await dialog.findByRole('button', { name: 'New webhook' }));
    api.on('POST', HOOKS, { webhook: aWebhook(), secret: SECRET });
    expect(dialog.getByLabelText('Address')).toHaveFocus();
    await user.type(dialog.getByLabelText('Address'), ` ${address} `);
    await user.click(dialog.getByRole('checkbox', { name: 'task.created' }));
    await user.click(dialog.getByRole('checkbox', { name: 'task.deleted' }));
    await user.click(dialog.getByRole('checkbox', { name: 'task.deleted' }));
    api.on('GET', HOOKS, [aWebhook()]);
    await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
    expect(await dialog.findByText(SECRET)).toBeVisible();
    expect(api.sent('POST', HOOKS)[0]?.body).toEqual({ address, events: ['task.created'] });
    expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'I have copied it' }));
    expect(await dialog.findByText(address)).toBeVisible();
    expect(dialog.queryByText(SECRET)).not.toBeInTheDocument();
  });

  it('is not sent without an address and an event', async () => {
    const { api, user, dialog } = await openWebhooks([]);
    await user.click(await dialog.findByRole('button', { name: 'New webhook' }));
    await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
    expect(dialog.getByLabelText('Address')).toHaveAccessibleDescription(/begins with https:\/\//);
    expect(dialog.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(
      'Choose at least one event.',
    );
    expect(api.sent('POST', HOOKS)).toHaveLength(0);
  });

  it('keeps the form when it is refused', async () => {
    const { api, user, dialog } = await openWebhooks([]);
    await user.click(await dialog.findByRole('button', { name: 'New webhook' }));
    api.on('POST', HOOKS, refuse('TOO_MANY_WEBHOOKS', 'calendar has 10 webhooks.'));
    await user.type(dialog.getByLabelText('Address'), address);
    await user.click(dialog.getByRole('checkbox', { name: 'task.created' }));
    await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
    expect(await dialog.findByText('calendar has 10 webhooks.')).toBeVisible();
    expect(dialog.getByLabelText('Address')).toHaveValue(address);
  });
});

describe('an existing webhook', () => {
  it('is disabled and enabled', async () => {
    const shown = await openWebhooks([aWebhook()]);
    const disabled = aWebhook({ disabledAt: '2026-11-20T09:00:00.000Z', disabledBy: 'admin' });
    shown.api.on('PATCH', HOOK, disabled).on('GET', HOOKS, [disabled]);
    await chooseFor(shown, 'Disable');
    expect(await screen.findByText(`${address} gets no events`)).toBeVisible();
    expect(shown.api.sent('PATCH', HOOK)[0]?.body).toEqual({ enabled: false });
    await chooseFor(shown, 'Enable');
    expect(await screen.findByText(`${address} gets events`)).toBeVisible();
    expect(shown.api.sent('PATCH', HOOK)[1]?.body).toEqual({ enabled: true });
  });

  it('gets a new secret', async () => {
    const shown = await openWebhooks([aWebhook()]);
    shown.api.on('POST', API.webhookSecret('calendar', 'hook-1'), { webhook: aWebhook(), secret: SECRET });
    await chooseFor(shown, 'New secret');
    expect(await shown.dialog.findByText(SECRET)).toBeVisible();
  });

  it('is deleted after a question', async () => {
    const shown = await openWebhooks([aWebhook()]);
    await chooseFor(shown, 'Delete');
    await shown.dialog.findByRole('heading', { name: `Delete ${address}?` });
    shown.api.on('DELETE', HOOK, { ok: true }).on('GET', HOOKS, []);
    await shown.user.click(shown.dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(`${address} is deleted`)).toBeVisible();
    expect(await shown.dialog.findByText('There are no webhooks yet.')).toBeVisible();
  });

  it('says why a change failed', async () => {
    const shown = await openWebhooks([aWebhook()]);
    shown.api.on('PATCH', HOOK, refuse('UNAVAILABLE', 'Not now.'));
    await chooseFor(shown, 'Disable');
    expect(await screen.findByText('The webhook was not changed')).toBeVisible();
  });
});

describe('the log of a webhook', () => {
  const openLog = async (deliveries: unknown) => {
    const shown = await openWebhooks([aWebhook()]);
    shown.api.on('GET', LOG, deliveries);
    await shown.user.click(await shown.dialog.findByRole('button', { name: `Deliveries to ${address}` }));
    await shown.dialog.findByRole('heading', { name: `Deliveries to ${address}` });
    return shown;
  };

  it('lists the deliveries with state, tries and error', async () => {
    const { user, dialog } = await openLog([
      aDelivery({
        _id: 'd3',
        state: 'waiting',
        tries: 2,
        status: 500,
        error: 'The response has the status 500.',
      }),
      aDelivery({ _id: 'd2', state: 'failed', tries: 11, status: null, error: 'no response in time' }),
      aDelivery(),
    ]);
    const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/task\.created Waiting.*2 tries · status 500The response has the status 500\./);
    expect(rows[1]).toMatch(/Failed.*11 tries.*no response in time/);
    expect(rows[2]).toMatch(/Delivered.*1 try · status 200/);
    expect(dialog.getAllByRole('button', { name: 'Send task.created again' })).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(await dialog.findByRole('heading', { name: 'Webhooks of Calendar' })).toBeVisible();
  });

  it('sends a delivery again', async () => {
    const { api, user, dialog } = await openLog([aDelivery()]);
    const path = API.webhookRedelivery('calendar', 'hook-1', 'delivery-1');
    api
      .on('POST', path, { ok: true })
      .on('GET', LOG, [aDelivery({ state: 'waiting', tries: 0, status: null })]);
    await user.click(await dialog.findByRole('button', { name: 'Send task.created again' }));
    expect(await screen.findByText('It is sent again')).toBeVisible();
    expect(await dialog.findByText('Waiting')).toBeVisible();
  });

  it('can be empty, or loaded again after a failure', async () => {
    const { api, user, dialog } = await openLog(refuse('TOO_MANY_REQUESTS', 'Too many.'));
    expect(await dialog.findByText('Too many.')).toBeVisible();
    api.on('GET', LOG, []);
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Nothing has been sent in the last 7 days.')).toBeVisible();
  });
});
