import { screen } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { aUser, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { StepUp } from '../../step-up/step-up';
import { DataExportCard } from './data-export-card';

const FILE = '/api/files/export';

/** The downloads of the browser. */
const downloads: string[] = [];
beforeEach(() => {
  downloads.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(`${this.pathname}${this.hasAttribute('download') ? '' : ' opened'}`);
  });
});
afterEach(() => jest.restoreAllMocks());

const show = (api: FakeApi) =>
  renderApp(
    <>
      <DataExportCard />
      <StepUp />
    </>,
    { user: aUser(), api },
  );
const press = (view: ReturnType<typeof show>) =>
  view.user.click(screen.getByRole('button', { name: 'Download' }));

describe('Your data', () => {
  it('is downloaded by the browser, and says so', async () => {
    const view = show(new FakeApi().on('POST', API.prepareDataExport, { url: FILE }));
    expect(screen.getByRole('region', { name: 'Your data' })).toBeVisible();
    await press(view);
    expect(await screen.findByRole('status')).toHaveTextContent('The download has started.');
    expect(downloads).toEqual([FILE]);
  });

  it('is not downloaded while another download runs, and says why', async () => {
    const message = 'Your data is already being downloaded. Please wait until that is finished.';
    const view = show(new FakeApi().on('POST', API.prepareDataExport, refuse('CONFLICT', message)));
    await press(view);
    expect(await screen.findByText(message)).toBeVisible();
    expect(downloads).toEqual([]);
  });

  it('needs a proof first', async () => {
    let proved = false;
    const needed = refuse('STEP_UP_REQUIRED', 'Please confirm that it is you, and try again.');
    const api = new FakeApi()
      .on('POST', API.prepareDataExport, () => (proved ? { url: FILE } : needed))
      .on('GET', API.stepUp, { password: true, code: false })
      .on('POST', API.stepUp, () => {
        proved = true;
        return { ok: true };
      });
    const view = show(api);
    await press(view);
    await view.user.type(await screen.findByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText(/The download has started/)).toBeVisible();
    expect(downloads).toEqual([FILE]);
  });
});
