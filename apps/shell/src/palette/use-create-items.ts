import { LIMITS, SCREENS } from '@taskloom/contracts';
import { errorMessage, isKept, useCreateTaskMutation } from '@taskloom/contracts/rtk';
import { useRecentProjects } from '@taskloom/client';
import { useProjectList } from '@taskloom/client/realtime';
import { matchPath, useLocation, useNavigate } from '@taskloom/client/router';
import { toast } from '@taskloom/client/toasts';
import { icons } from '@taskloom/ui/icons';
import type { PaletteItem } from './palette-item';
import { plain } from './rank';
import { usePaletteTexts } from './texts';

type Choice = { _id: string; title: string };

/** Projects that are offered for a new task. */
const MOST = 8;

/** `#bill` at the end or inside chooses a project by the beginning of one of its words; the rest is the title. */
export const readTask = (text: string, projects: readonly Choice[]): { title: string; among: Choice[] } => {
  const [token, , words = ''] = /(^|\s)#(\S+)/.exec(text) ?? [];
  const wanted = plain(words);
  const among = projects.filter(({ title }) =>
    [plain(title), ...plain(title).split(/\s+/)].some((part) => part.startsWith(wanted)),
  );
  const usable = token !== undefined && among.length > 0;
  const title = (usable ? text.replace(token, ' ') : text).replace(/\s+/g, ' ').trim();
  return { title: title.slice(0, LIMITS.title), among: usable ? among : [...projects] };
};

/** The open project first, then those opened last, then the others. */
function useChoices(): Choice[] {
  const { pathname } = useLocation();
  const { data: projects = [] } = useProjectList();
  const recent = useRecentProjects();
  const open = matchPath('/projects/:id/*', pathname)?.params.id;
  const first = [open, ...recent.map(({ _id }) => _id)];
  const place = ({ _id }: Choice): number => (first.includes(_id) ? first.indexOf(_id) : first.length);
  return projects.map(({ _id, title }) => ({ _id, title })).sort((a, b) => place(a) - place(b));
}

/** "Create task": in the first project, or with `all` in one of several to choose from. */
export function useCreateItems(query: string, all: boolean): PaletteItem[] {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const [create] = useCreateTaskMutation();
  const { title, among } = readTask(query, useChoices());
  if (title === '') return [];

  const add = async (project: Choice) => {
    const task = { title, deadline: null };
    const { data, error } = await create({ projectId: project._id, task });
    if (isKept(error)) return toast.info(t('kept'), t('keptText'));
    if (!data) return toast.error(t('createFailed'), errorMessage(error, t('createFailed')));
    const onPress = () => void navigate(SCREENS.task(project._id, data._id));
    toast.success(t('created'), t('createdIn', { title, project: project.title }), {
      action: { label: t('openTask'), onPress },
    });
  };
  return among.slice(0, all ? MOST : 1).map((project) => ({
    id: `create-${project._id}`,
    group: 'create',
    label: t('createTask', { title }),
    detail: project.title,
    icon: icons.action.add,
    run: () => void add(project),
  }));
}
