import { useState } from 'react';
import { addDays, FACTOR_RULES, type Policies } from '@taskloom/contracts';
import { FormField } from '@taskloom/ui';
import { DayPicker } from '@taskloom/ui/date';
import { useTexts } from '../../texts/policies';
import { Choices } from './choices';
import { PolicyCard } from './policy-card';
import { useSavePolicy } from './use-save-policy';

/** Time for people to set up a second factor, in days. */
const SUGGESTED_DAYS = 14;

const today = (): string => new Date().toISOString().slice(0, 10);

export function FactorPolicy({ policies: { secondFactor } }: { policies: Policies }) {
  const t = useTexts();
  const { save, saving } = useSavePolicy();
  const [chosen, setChosen] = useState<Policies['secondFactor']>();
  const [problem, setProblem] = useState<string | null>(null);
  const { required, from } = chosen ?? secondFactor;
  const choose = (next: Policies['secondFactor']) => {
    setChosen(next);
    setProblem(null);
  };
  return (
    <PolicyCard
      title={t('factor')}
      text={t('factorText')}
      fixedBy={undefined}
      changed={required !== secondFactor.required || from !== secondFactor.from}
      saving={saving}
      onSave={() => void save({ secondFactor: { required, from } }, setProblem)}
    >
      <Choices
        label={t('factor')}
        options={FACTOR_RULES.map((value) => ({
          value,
          label: t(`factor.${value}`),
          text: t(`factorText.${value}`),
        }))}
        value={required}
        disabled={saving}
        onChange={(next) =>
          choose({
            required: next,
            from: next === 'optional' ? null : (from ?? addDays(today(), SUGGESTED_DAYS)),
          })
        }
      />
      {required !== 'optional' && (
        <FormField label={t('from')} hint={t('fromHint')} error={problem}>
          {(field) => (
            <DayPicker
              {...field}
              allowClear={false}
              disabled={saving}
              min={today()}
              value={from}
              onChange={(day) => choose({ required, from: day })}
            />
          )}
        </FormField>
      )}
    </PolicyCard>
  );
}
