import type { RemoteOverview } from '@taskloom/contracts';
import { FormField } from '@taskloom/ui';
import { Choice } from '@taskloom/ui/form';
import { useTexts } from '../../texts';

export interface VersionFieldProps {
  remote: RemoteOverview;
  /** Empty until one is chosen. */
  version: string;
  missing: boolean;
  onChange: (version: string) => void;
}

/** Which version: all that may run and are not live for everybody already. */
export function VersionField({ remote, version, missing, onChange }: VersionFieldProps) {
  const t = useTexts();
  const choices = remote.versions.filter(
    (one) => one.revoked === null && one.version !== remote.live?.version,
  );
  return (
    <FormField
      label={t('version')}
      error={missing && version === '' ? t('versionMissing') : undefined}
      hint={choices.length === 0 ? t('noOther', { remote: remote.name }) : undefined}
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
