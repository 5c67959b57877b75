import type { RemoteOverview } from '@taskloom/contracts';
import { FormField } from '@taskloom/ui';
import { Choice } from '@taskloom/ui/form';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';
import { choosable } from './choosable';

export interface VersionFieldProps {
  remote: RemoteOverview;
  /** Empty until one is chosen. */
  version: string;
  missing: boolean;
  onChange: (version: string) => void;
}

/** A select for the version; without any, a hint how to publish one. */
export function VersionField({ remote, version, missing, onChange }: VersionFieldProps) {
  const t = useTexts();
  const choices = choosable(remote);
  return (
    <FormField
      label={t('version')}
      error={missing && version === '' ? t('versionMissing') : undefined}
      hint={choices.length === 0 && <Sentence text={t('noOther', { remote: remote.name })} />}
    >
      {(field) => (
        <Choice
          {...field}
          value={version === '' ? undefined : version}
          placeholder={t('chooseVersion')}
          options={choices.map((one) => ({ value: one.version, label: one.version }))}
          onChange={onChange}
        />
      )}
    </FormField>
  );
}
