import { API, type Attachment } from '@taskloom/contracts';
import { useTask } from '@taskloom/client/realtime';
import { FakeApi, aProject, aTask, refuse, renderApp } from '@taskloom/client/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAttachment } from '../../test/activity';
import { FakeUpload, fakeUploads, latestUpload } from '../../test/fake-upload';
import { JONAS, MAYA } from '../../test/people';
import { Attachments } from './attachments';
import { useUploads } from './use-uploads';

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
  return (
    <div role="dialog" aria-label="Task">
      <Attachments
        path={path}
        project={aProject({ owner })}
        attachments={data?.attachments}
        uploads={uploads}
      />
    </div>
  );
}

const open = async ({ owner = MAYA, api = new FakeApi(), files = [mine, theirs] } = {}) => {
  api.on('GET', TASK, aTask({ _id: path.taskId, project: path.projectId, attachments: files }));
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
});

describe('deleting', () => {
  const DELETE = API.attachment(path.projectId, path.taskId, mine._id);
  const remove = async (api: FakeApi) => {
    const view = await open({ api });
    await view.user.click(screen.getByRole('button', { name: 'Delete runbook.pdf' }));
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

  it('is offered to the uploader', async () => {
    await open({ owner: JONAS });
    expect(screen.getByRole('button', { name: 'Delete runbook.pdf' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete counter.png' })).not.toBeInTheDocument();
  });

  it('is offered to the owner of the project too', async () => {
    await open({ owner: MAYA });
    expect(screen.getByRole('button', { name: 'Delete counter.png' })).toBeInTheDocument();
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

  it('has its own sentence when the server has none', async () => {
    await open({ files: [] });
    choose(file('notes.txt', 'text/plain'));
    await act(async () => latestUpload().onerror?.());
    expect((await screen.findAllByText('Upload failed')).length).toBeGreaterThan(0);
  });

  it('can be cancelled without a toast', async () => {
    const { user } = await open({ files: [] });
    choose(file('notes.txt', 'text/plain'));
    await user.click(screen.getByRole('button', { name: 'Cancel upload of notes.txt' }));
    expect(latestUpload().aborted).toBe(true);
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
