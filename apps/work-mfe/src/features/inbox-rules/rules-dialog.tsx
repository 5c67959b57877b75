import { ruleOf, RULE_TYPES, type NotificationRule, type RuleType } from '@taskloom/contracts';
import {
  errorMessage,
  useGetNotificationRulesQuery,
  useUpdateNotificationRulesMutation,
} from '@taskloom/contracts/rtk';
import { useProjectList } from '@taskloom/client/realtime';
import { toast } from '@taskloom/client/toasts';
import { ErrorState, ListSkeleton, PlainButton } from '@taskloom/ui';
import { Dialog } from '@taskloom/ui/modal';
import { useId, useState } from 'react';
import { useTexts } from '../../texts';
import styles from './rules-dialog.module.css';

interface RulesDialogProps {
  onClose: () => void;
  /** The project that is chosen at first; null for all. */
  first: string | null;
}

const ALL = '';

type Value = 'default' | 'receive' | 'mute';
const valueOf = (receive: boolean | null): Value =>
  receive === null ? 'default' : receive ? 'receive' : 'mute';
const RECEIVE: Readonly<Record<Value, boolean | null>> = { default: null, receive: true, mute: false };

/** Which notifications the person receives, by type: in all projects, and in single ones. */
export default function RulesDialog({ onClose, first }: RulesDialogProps) {
  const t = useTexts();
  const field = useId();
  const { data: projects = [] } = useProjectList();
  const [projectId, setProjectId] = useState(first);
  const { data, error, isFetching, refetch } = useGetNotificationRulesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [update] = useUpdateNotificationRulesMutation();
  const rules = data?.rules ?? [];

  const set = async (types: readonly RuleType[], receive: boolean | null) => {
    const answer = await update({ projectId, types: [...types], receive });
    if (answer.error) toast.error(t('rulesFailed'), errorMessage(answer.error, t('rulesFailed')));
  };

  return (
    <Dialog
      open
      width="md"
      title={t('rules')}
      subtitle={t('rulesLead')}
      closeText={t('close')}
      onClose={onClose}
    >
      <label className={styles.scope} htmlFor={field}>
        {t('rulesFor')}
        <select
          id={field}
          className={styles.select}
          value={projectId ?? ALL}
          onChange={({ target }) => setProjectId(target.value === ALL ? null : target.value)}
        >
          <option value={ALL}>{t('allProjects')}</option>
          {projects.map(({ _id, title }) => (
            <option key={_id} value={_id}>
              {rules.some((rule) => rule.projectId === _id) ? t('withOwnRules', { title }) : title}
            </option>
          ))}
        </select>
      </label>
      {!data && error && !isFetching && (
        <ErrorState
          title={t('rulesFailedLoad')}
          text={errorMessage(error, t('rulesFailedLoad'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !(error && !isFetching) && <ListSkeleton text={t('loadingRules')} />}
      {data && (
        <>
          <ul className={styles.types}>
            {RULE_TYPES.map((type) => (
              <TypeRow
                key={type}
                type={type}
                projectId={projectId}
                rules={rules}
                onChange={(receive) => void set([type], receive)}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <PlainButton size="small" onClick={() => void set(RULE_TYPES, false)}>
              {t('muteAll')}
            </PlainButton>
            <PlainButton size="small" onClick={() => void set(RULE_TYPES, null)}>
              {t(projectId === null ? 'receiveAll' : 'asAllProjects')}
            </PlainButton>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface TypeRowProps {
  type: RuleType;
  projectId: string | null;
  rules: readonly NotificationRule[];
  onChange: (receive: boolean | null) => void;
}

function TypeRow({ type, projectId, rules, onChange }: TypeRowProps) {
  const t = useTexts();
  const field = useId();
  const general = ruleOf(rules, null, type) ?? true;
  const own = projectId === null ? general : ruleOf(rules, projectId, type);
  const as = t(general ? 'receivedByDefault' : 'mutedByDefault');
  return (
    <li className={styles.type}>
      <label htmlFor={field}>{t(`type_${type}`)}</label>
      <select
        id={field}
        className={styles.value}
        value={valueOf(own)}
        onChange={({ target }) => onChange(RECEIVE[target.value as Value])} // The options below are the values.
      >
        {projectId !== null && <option value="default">{as}</option>}
        <option value="receive">{t('receive')}</option>
        <option value="mute">{t('mute')}</option>
      </select>
    </li>
  );
}
