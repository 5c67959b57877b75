import { useState } from 'react';
import { Slot } from '@taskloom/client';
import { LANGUAGES, type Language } from '@taskloom/client/texts';
import {
  Card,
  InlineError,
  PageHeader,
  SectionStack,
  THEME_MODES,
  useThemeMode,
  type ThemeMode,
  PlainButton,
} from '@taskloom/ui';
import { Choice, Segmented, Switch } from '@taskloom/ui/form';
import { setPreference, usePreferences } from '../preferences/preferences';
import { useDocumentTitle } from '../product/use-document-title';
import { useProduct } from '../product/use-product';
import { useRemotes } from '../remotes';
import { paletteKeys } from '../shortcuts/keys';
import ShortcutHelp from '../shortcuts/shortcut-help';
import { WithKeys } from '../shortcuts/with-keys';
import { useTexts } from '../texts';
import { SettingsRow } from './settings-row';
import styles from './settings.module.css';
import { StorageSection } from './storage-section';
import { useLanguageChoice } from './use-language-choice';

const languages = Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }));

function Appearance() {
  const t = useTexts();
  const { mode, setMode } = useThemeMode();
  const { language, isComing, incomplete, choose } = useLanguageChoice();
  return (
    <Card as="section" padding="none" aria-labelledby="settings-appearance">
      <h2 className={styles.title} id="settings-appearance">
        {t('settings.appearance')}
      </h2>
      <SettingsRow label={t('settings.theme')} hint={t('settings.themeHint')}>
        {({ labelId }) => (
          <Segmented<ThemeMode>
            aria-labelledby={labelId}
            value={mode}
            onChange={setMode}
            options={THEME_MODES.map((value) => ({ value, label: t(`settings.${value}`) }))}
          />
        )}
      </SettingsRow>
      <SettingsRow label={t('settings.language')} hint={t('settings.languageHint')}>
        {({ id }) => (
          <Choice<Language>
            id={id}
            className={styles.select}
            value={language}
            loading={isComing}
            aria-busy={isComing}
            onChange={(value) => void choose(value)}
            options={languages}
          />
        )}
      </SettingsRow>
      {incomplete && (
        <div className={styles.foot}>
          <InlineError
            message={t('settings.languageFailed')}
            retryText={t('frame.retry')}
            onRetry={() => void choose(language)}
          />
        </div>
      )}
    </Card>
  );
}

function Behaviour() {
  const t = useTexts();
  const { liveNotices, singleKeys } = usePreferences();
  const { navigation } = useRemotes();
  const [help, setHelp] = useState(false);
  const palette = paletteKeys(t('shortcuts.control')).join(' ');
  return (
    <>
      <Card as="section" padding="none" aria-labelledby="settings-notifications">
        <h2 className={styles.title} id="settings-notifications">
          {t('settings.notifications')}
        </h2>
        <SettingsRow label={t('settings.notices')} hint={t('settings.noticesHint')}>
          {({ id, hintId }) => (
            <Switch
              id={id}
              aria-describedby={hintId}
              checked={liveNotices}
              onChange={(on) => setPreference('liveNotices', on)}
            />
          )}
        </SettingsRow>
      </Card>
      <Card as="section" padding="none" aria-labelledby="settings-keyboard">
        <h2 className={styles.title} id="settings-keyboard">
          {t('settings.keyboard')}
        </h2>
        <SettingsRow
          label={t('settings.shortcuts')}
          hint={<WithKeys text={t('settings.shortcutsHint', { palette })} />}
        >
          {({ id, hintId }) => (
            <Switch
              id={id}
              aria-describedby={hintId}
              checked={singleKeys}
              onChange={(on) => setPreference('singleKeys', on)}
            />
          )}
        </SettingsRow>
        <div className={styles.foot}>
          <PlainButton onClick={() => setHelp(true)}>{t('settings.showShortcuts')}</PlainButton>
        </div>
      </Card>
      <ShortcutHelp open={help} onClose={() => setHelp(false)} entries={navigation} />
    </>
  );
}

/** `/settings` (specification 14): theme, language, notices, keyboard; stored in this browser. */
export default function SettingsPage() {
  const t = useTexts();
  const { name: product } = useProduct();
  useDocumentTitle(t('settings.title'));
  return (
    <>
      <PageHeader title={t('settings.title')} subtitle={t('settings.lead', { product })} />
      <SectionStack>
        <Appearance />
        <Behaviour />
        <Slot name="settings" />
        <StorageSection />
      </SectionStack>
    </>
  );
}
