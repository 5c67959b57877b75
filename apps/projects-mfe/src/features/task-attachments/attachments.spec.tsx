import { API, type Attachment } from '@taskloom/contracts';
import { useTask } from '@taskloom/client/realtime';
import { setDeliveryPauses } from '@taskloom/contracts/rtk';
import { FakeApi, type ApiCall, aProject, aTask, refuse, renderApp } from '@taskloom/client/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { anAttachment } from '../../test/activity';
import { FakeUpload, fakeUploads, latestUpload } from '../../test/fake-upload';
import { JONAS, MAYA } from '../../test/people';
import { Attachments } from './attachments';
import { UploadsContext, useUploads } from '../../uploads/use-uploads';
import { WritingField } from '../../writing/writing-field';
import { openPdf, drawPage } from './pdf/open-pdf';
import { smallPictureOf } from './small-picture';

setDeliveryPauses([0, 0]);

jest.mock('./small-picture', () => ({ smallPictureOf: jest.fn() }));
jest.mock('./pdf/open-pdf', () => ({ openPdf: jest.fn(), drawPage: jest.fn() }));

const path = { projectId: 'project-1', taskId: 'task-1' };
const TASK = API.task(path.projectId, path.taskId);
const mine = anAttachment({ name: 'runbook.pdf', size: 421_888 });
const theirs = anAttachment({
  name: 'counter.png',
  type: 'image/png',
  uploadedBy: { _id: JONAS._id, name: JONAS.name },
});

function Screen({ owner }: { owner: typeof MAYA }) {
  const { data } = useTask(path);
  const uploads = useUploads(path.projectId);
  const [text, setText] = useState('Before\nAfter');
  return (
    <div role="dialog" aria-label="Task">
      <UploadsContext value={uploads}>
        <WritingField
          project={aProject({ owner })}
          taskId={path.taskId}
          value={text}
          onChange={setText}
          aria-label="Text"
        />
      </UploadsContext>
      <Attachments
        path={path}
        project={aProject({ owner })}
        task={data ?? aTask({ _id: path.taskId, project: path.projectId })}
        attachments={data?.attachments}
        uploads={uploads}
      />
    </div>
  );
}

const open = async ({ owner = MAYA, api = new FakeApi(), files = [mine, theirs], cover = '' } = {}) => {
  const task = { _id: path.taskId, project: path.projectId, attachments: files };
  api.on('GET', TASK, aTask({ ...task, cover: cover || null }));
  const view = renderApp(<Screen owner={owner} />, { user: MAYA, api });
  await waitFor(() => expect(api.sent('GET', TASK)).toHaveLength(1));
  if (files[0]) await screen.findByText(files[0].name);
  return view;
};
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const picker = () => screen.getByLabelText('Add a file');
const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const choose = (...files: File[]) => fireEvent.change(picker(), { target: { files } });
const uploaded = (attachment: Attachment) => act(async () => latestUpload().answer(201, { attachment }));

fakeUploads();

describe('the list', () => {
  it('shows name, size and uploader', async () => {
    await open();
    row('runbook.pdf').getByText('412 KB · Maya Lindqvist');
  });

  it('downloads a file', async () => {
    await open();
    const link = row('runbook.pdf').getByRole('link', { name: 'Download runbook.pdf' });
    expect(link).toHaveAttribute('href', mine.url);
    expect(link).toHaveAttribute('download', 'runbook.pdf');
  });

  it('previews a picture', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Preview counter.png' }));
    expect(await screen.findByRole('img', { name: 'counter.png' })).toHaveAttribute('src', theirs.url);
  });

  it('shows a small picture, and none of a large file', async () => {
    const large = anAttachment({ name: 'poster.png', type: 'image/png', size: 9_000_000 });
    const { container } = await open({ files: [theirs, large] });
    const pictures = [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual([theirs.url]);
  });

  it('previews the pages of a document, with their text', async () => {
    jest.mocked(openPdf).mockResolvedValue({ numPages: 12 } as never);
    jest.mocked(drawPage).mockImplementation((_pdf, number) => Promise.resolve(`Text of ${number}`));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Preview runbook.pdf' }));
    await screen.findByRole('img', { name: 'runbook.pdf, page 10 of 12' });
    expect(openPdf).toHaveBeenCalledWith(mine.url, expect.anything());
    await user.click(screen.getByRole('button', { name: 'Show more pages (2)' }));
    await screen.findByText('Text of 12');
  });

  it('offers the download of a document that cannot be shown', async () => {
    jest.mocked(openPdf).mockRejectedValue(new Error('Broken'));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Preview runbook.pdf' }));
    await screen.findByText('The document could not be shown. You can download it.');
    expect(screen.getAllByRole('link', { name: 'Download runbook.pdf', hidden: true })).toHaveLength(2);
  });
});

describe('deleting', () => {
  const DELETE = API.attachment(path.projectId, path.taskId, mine._id);
  const remove = async (api: FakeApi) => {
    const view = await open({ api });
    await view.user.click(screen.getByRole('button', { name: 'Delete runbook.pdf' }));
    expect(screen.getByRole('dialog', { name: 'Are you sure?' })).toHaveTextContent(
      'The file runbook.pdf goes to the trash. It can be restored for 30 days.',
    );
    await view.user.click(await screen.findByRole('button', { name: 'Delete file' }));
    return view;
  };

  it('removes the file after a confirmation', async () => {
    await remove(new FakeApi().on('DELETE', DELETE, {}));
    await screen.findByText('File deleted');
    await waitFor(() => expect(screen.queryByText('412 KB · Maya Lindqvist')).not.toBeInTheDocument());
  });

  it('restores it when the server refuses', async () => {
    await remove(new FakeApi().on('DELETE', DELETE, refuse('FORBIDDEN', 'Not yours.')));
    await screen.findByText('Delete failed');
    screen.getByText('Not yours.');
    await screen.findByText('412 KB · Maya Lindqvist');
  });

  const menu = async (owner: typeof MAYA) => {
    const { user } = await open({ owner });
    await user.click(screen.getByRole('button', { name: 'Actions for counter.png' }));
    await screen.findByRole('menuitem', { name: 'Use as cover' });
  };

  it('is offered to the uploader', async () => {
    await menu(JONAS);
    expect(screen.getByRole('button', { name: 'Delete runbook.pdf' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
  });

  it('is offered to the owner of the project too', async () => {
    await menu(MAYA);
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeInTheDocument();
  });
});

describe('the cover of the card', () => {
  const SMALL = API.smallPicture(path.projectId, path.taskId, theirs._id);
  const withAnswers = () => new FakeApi().on('PUT', SMALL, { ok: true });
  const choose = async (item: string, { api = withAnswers(), cover = '' } = {}) => {
    const task = aTask({ _id: path.taskId, project: path.projectId, attachments: [theirs] });
    api.on('PATCH', TASK, ({ body }: ApiCall) => ({ ...task, version: 2, ...(body as object) }));
    const view = await open({ api, cover });
    await view.user.click(screen.getByRole('button', { name: 'Actions for counter.png' }));
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
    return { ...view, api };
  };
  const covers = (api: FakeApi) => api.changes(TASK);

  beforeEach(() => jest.mocked(smallPictureOf).mockResolvedValue('abcd'));

  it('is a picture, of which a small version is sent first; it can be undone', async () => {
    const { api, user } = await choose('Use as cover');
    await waitFor(() => expect(covers(api)).toEqual([{ cover: theirs._id }]));
    expect(api.sent('PUT', SMALL).map(({ body }) => body)).toEqual([{ picture: 'abcd' }]);
    expect(await row('counter.png').findByText('Cover')).toBeVisible();
    api.on('GET', TASK, aTask({ _id: path.taskId, project: path.projectId, version: 2, cover: theirs._id }));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(covers(api)).toEqual([{ cover: theirs._id }, { cover: null }]));
  });

  it('can be removed', async () => {
    const { api } = await choose('Remove cover', { cover: theirs._id });
    await waitFor(() => expect(covers(api)).toEqual([{ cover: null }]));
    expect(api.sent('PUT', SMALL)).toEqual([]);
    await waitFor(() => expect(row('counter.png').queryByText('Cover')).not.toBeInTheDocument());
  });

  it('is not changed when the picture cannot be read', async () => {
    jest.mocked(smallPictureOf).mockRejectedValue(new Error('Broken'));
    const { api } = await choose('Use as cover');
    await screen.findByText('The picture could not be read.');
    expect(covers(api)).toEqual([]);
  });

  it('is not changed when the server refuses the small version', async () => {
    const { api } = await choose('Use as cover', {
      api: new FakeApi().on('PUT', SMALL, refuse('VALIDATION_FAILED', 'Too wide.')),
    });
    await screen.findByText('Too wide.');
    expect(covers(api)).toEqual([]);
  });

  it('is not offered for other files', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Actions for runbook.pdf' })).not.toBeInTheDocument();
  });
});

describe('uploading', () => {
  it('shows the percentage, then the file', async () => {
    await open({ files: [] });
    choose(file('notes.txt', 'text/plain'));
    expect(latestUpload().url).toBe(`/api${API.upload(path.projectId, path.taskId)}`);
    expect(latestUpload().sent?.get('file')).toBeInstanceOf(File);
    act(() => latestUpload().progress(64));
    const bar = screen.getByRole('progressbar', { name: 'Uploading notes.txt' });
    expect(bar).toHaveAttribute('aria-valuenow', '64');
    screen.getByText('64%');
    await uploaded(anAttachment({ name: 'notes.txt' }));
    await screen.findByText('File uploaded');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    screen.getByRole('link', { name: 'Download notes.txt' });
  });

  it('shows what went wrong and retries', async () => {
    const { user } = await open({ files: [] });
    choose(file('notes.txt', 'text/plain'));
    await act(async () => latestUpload().answer(415, { message: 'That is no text.' }));
    await screen.findByText('That is no text.');
    await user.click(await screen.findByRole('button', { name: 'Try notes.txt again' }));
    expect(FakeUpload.all).toHaveLength(2);
    await uploaded(anAttachment({ name: 'notes.txt' }));
    await screen.findByText('File uploaded');
  });

  it('shows a default message when the server sends none', async () => {
    await open({ files: [] });
    choose(file('notes.txt', 'text/plain'));
    for (const attempt of [1, 2, 3]) {
      await waitFor(() => expect(FakeUpload.all).toHaveLength(attempt));
      await act(async () => latestUpload().onerror?.());
    }
    expect((await screen.findAllByText('Upload failed')).length).toBeGreaterThan(0);
  });

  it('sends it again under the same key when the connection breaks', async () => {
    await open({ files: [] });
    choose(file('notes.txt', 'text/plain'));
    await act(async () => latestUpload().onerror?.());
    await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
    const [first, second] = FakeUpload.all.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^\S{21}$/);
    expect(second).toBe(first);
    await uploaded(anAttachment({ name: 'notes.txt' }));
    await screen.findByText('File uploaded');
  });

  it('can be cancelled without a toast', async () => {
    const { user } = await open({ files: [] });
    choose(file('notes.txt', 'text/plain'));
    await user.click(screen.getByRole('button', { name: 'Cancel upload of notes.txt' }));
    expect(latestUpload().aborted).toBe(true);
    expect(FakeUpload.all).toHaveLength(1);
    expect(screen.queryByText('notes.txt')).not.toBeInTheDocument();
    expect(screen.queryByText('Upload failed')).not.toBeInTheDocument();
  });

  it.each([
    [
      'too large',
      file('big.pdf', 'application/pdf', 10_485_760),
      'File too large',
      'File size must be less than 10MB',
    ],
    [
      'of a wrong type',
      file('a.svg', 'image/svg+xml'),
      'Invalid file type',
      'Only images, documents, and archives are allowed',
    ],
  ])('does not send a file %s', async (_name, bad, heading, words) => {
    await open({ files: [] });
    choose(bad);
    await screen.findByText(heading);
    screen.getByText(words);
    expect(FakeUpload.all).toEqual([]);
  });

  it('sends a file one byte under 10 MB', async () => {
    await open({ files: [] });
    choose(file('big.pdf', 'application/pdf', 10_485_759));
    expect(FakeUpload.all).toHaveLength(1);
  });

  it('accepts a file dropped anywhere on the dialog', async () => {
    await open({ files: [] });
    const files = [file('notes.txt', 'text/plain')];
    fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files, types: ['Files'] } });
    expect(FakeUpload.all).toHaveLength(1);
  });

  it('sends three files at a time, each with its own progress and its own retry', async () => {
    const { user } = await open({ files: [] });
    choose(...['a', 'b', 'c', 'd'].map((name) => file(`${name}.txt`, 'text/plain')));
    expect(FakeUpload.all).toHaveLength(3);
    row('d.txt').getByText('Waiting');
    act(() => FakeUpload.all[1]?.progress(40));
    expect(row('b.txt').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(row('c.txt').getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await act(async () => FakeUpload.all[0]?.answer(500, { message: 'Later.' }));
    expect(FakeUpload.all).toHaveLength(4);
    await user.click(row('b.txt').getByRole('button', { name: 'Cancel upload of b.txt' }));
    await user.click(row('a.txt').getByRole('button', { name: 'Try a.txt again' }));
    expect(FakeUpload.all).toHaveLength(5);
  });

  it('refuses more than 20 files at a time', async () => {
    await open({ files: [] });
    choose(...Array.from({ length: 21 }, (_, at) => file(`${at}.txt`, 'text/plain')));
    await screen.findByText('Too many files at once');
    expect(screen.queryByText('20.txt')).not.toBeInTheDocument();
  });

  it('waits for the connection, says so, and continues by itself', async () => {
    await open({ files: [] });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    choose(file('notes.txt', 'text/plain'));
    row('notes.txt').getByText(/^You are offline/);
    expect(FakeUpload.all).toHaveLength(0);
    online.mockRestore();
    fireEvent(window, new Event('online'));
    expect(FakeUpload.all).toHaveLength(1);
    await uploaded(anAttachment({ name: 'notes.txt' }));
    await screen.findByText('File uploaded');
  });

  it('puts a pasted picture into the text where the cursor was', async () => {
    await open({ files: [] });
    const text = screen.getByLabelText<HTMLTextAreaElement>('Text');
    text.setSelectionRange(6, 6);
    const clipboardData = { files: [file('shot.png', 'image/png')], types: ['Files'] };
    fireEvent.paste(text, { clipboardData });
    expect(FakeUpload.all).toHaveLength(1);
    screen.getByText(/^shot.png is being uploaded/);
    fireEvent.change(text, { target: { value: 'Before\nAfter that' } });
    await uploaded(anAttachment({ name: 'shot.png', url: '/api/files/7' }));
    expect(text).toHaveValue('Before\n![shot.png](/api/files/7)\nAfter that');
  });

  it('attaches another file that is dropped onto the text', async () => {
    await open({ files: [] });
    const files = [file('notes.txt', 'text/plain')];
    fireEvent.drop(screen.getByLabelText('Text'), { dataTransfer: { files, types: ['Files'] } });
    await uploaded(anAttachment({ name: 'notes.txt' }));
    await screen.findByText('File uploaded');
    expect(screen.getByLabelText('Text')).toHaveValue('Before\nAfter');
  });

  it('pastes text as text, also when a picture of it comes along', async () => {
    await open({ files: [] });
    const clipboardData = { files: [file('cells.png', 'image/png')], types: ['text/plain', 'Files'] };
    fireEvent.paste(screen.getByLabelText('Text'), { clipboardData });
    expect(FakeUpload.all).toHaveLength(0);
  });

  it('accepts a pasted picture, and ignores pasted text', async () => {
    await open({ files: [] });
    fireEvent.paste(screen.getByRole('dialog'), { clipboardData: { files: [] } });
    expect(FakeUpload.all).toHaveLength(0);
    fireEvent.paste(screen.getByRole('dialog'), {
      clipboardData: { files: [file('image.png', 'image/png')] },
    });
    expect(FakeUpload.all).toHaveLength(1);
  });
});

it('shows the storage used by the project, and its limit', async () => {
  const usage = { used: 1_288_490_189, files: 12, limit: 10_737_418_240 };
  await open({ api: new FakeApi().on('GET', API.projectStorage(path.projectId), usage) });
  expect(await screen.findByText('1.2 GB of 10 GB used by the files of this project')).toBeVisible();
});

it('shows no storage when it cannot be loaded', async () => {
  const { api } = await open();
  await waitFor(() => expect(api.sent('GET', API.projectStorage(path.projectId))).toHaveLength(1));
  expect(screen.queryByText(/used by the files/)).not.toBeInTheDocument();
});
