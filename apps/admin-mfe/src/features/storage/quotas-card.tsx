import { useState } from 'react';
import {
  QUOTA_NAMES,
  type Policies,
  type PoliciesUpdate,
  type Quota,
  type QuotaName,
} from '@taskloom/contracts';
import { errorMessage, useGetInstallationStorageQuery } from '@taskloom/contracts/rtk';
import { useUpdatePoliciesMutation } from '@taskloom/contracts/rtk/admin';
import { toast } from '@taskloom/client/toasts';
import { Card, PlainButton, SectionHeader, TextField } from '@taskloom/ui';
import { useTexts } from '../../texts/storage';
import { exactSize, sizeIn } from './sizes';
import styles from './storage.module.css';

type Typed = Partial<Record<QuotaName, string>>;

/** The value of a quota's field before anything is typed: empty while the server's setting applies. */
const shown = ({ limit, default: standard }: Quota): string => (limit === standard ? '' : exactSize(limit));

/** The quotas whose text differs from what applies; `undefined` as a value is a text that is no size. */
const changesOf = (quotas: Policies['quotas'], typed: Typed): [QuotaName, number | null | undefined][] =>
  QUOTA_NAMES.flatMap((name) => {
    const text = typed[name]?.trim() ?? shown(quotas[name]);
    if (text === shown(quotas[name])) return [];
    return [[name, text === '' ? null : sizeIn(text)]];
  });

/** Three quotas, which apply from the next upload on. */
export function QuotasCard({ quotas }: { quotas: Policies['quotas'] }) {
  const t = useTexts();
  const { refetch } = useGetInstallationStorageQuery();
  const [update, { isLoading: saving }] = useUpdatePoliciesMutation();
  const [typed, setTyped] = useState<Typed>({});
  const [wrong, setWrong] = useState<readonly QuotaName[]>([]);
  const changes = changesOf(quotas, typed);

  const save = async () => {
    const bad = changes.flatMap(([name, value]) => (value === undefined ? [name] : []));
    setWrong(bad);
    if (bad.length > 0) return;
    const body: PoliciesUpdate = { quotas: Object.fromEntries(changes) };
    const { data, error } = await update(body);
    if (!data) return void toast.error(t('error'), errorMessage(error, t('saveFailed')));
    const saved = changes.map(([name, value]) => {
      const { default: standard } = quotas[name];
      return [name, shown({ limit: value ?? standard, default: standard })];
    });
    setTyped(Object.fromEntries(saved));
    toast.success(t('saved'));
    void refetch();
  };

  return (
    <Card as="section" padding="lg" aria-labelledby="storage-quotas">
      <SectionHeader id="storage-quotas" title={t('quotas')} />
      <p className={styles.text}>{t('quotasText')}</p>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving && changes.length > 0) void save();
        }}
      >
        {QUOTA_NAMES.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            hint={t('standard', { size: exactSize(quotas[name].default) })}
            error={wrong.includes(name) ? t('badSize') : null}
            autoComplete="off"
            spellCheck={false}
            placeholder={exactSize(quotas[name].default)}
            value={typed[name] ?? shown(quotas[name])}
            readOnly={saving}
            onChange={({ target }) => {
              setTyped({ ...typed, [name]: target.value });
              setWrong(wrong.filter((other) => other !== name));
            }}
          />
        ))}
        <PlainButton
          className={styles.save}
          type="submit"
          variant={changes.length > 0 ? 'primary' : 'default'}
          busy={saving}
          disabled={changes.length === 0}
        >
          {saving ? t('saving') : t('save')}
        </PlainButton>
      </form>
    </Card>
  );
}
