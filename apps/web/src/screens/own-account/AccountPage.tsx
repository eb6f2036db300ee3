import { type AccountView, PATHS } from '@muro/api';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { BuyerPage } from '../../nav-bar/BuyerPage.tsx';
import { OVERVIEW } from '../../state/address/shop-addresses.ts';
import { useLocale, useText } from '../../state/language/text-store.ts';
import styles from './AccountPage.module.css';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';

/** The person's email address, password, second factor, devices and data. Once the account is deleted nothing else is shown. */
export function AccountPage(view: AccountView) {
  const t = useText();
  const [isGone, setGone] = useState(false);
  const [isFactorOn, setFactorOn] = useState(view.factor !== null);
  return (
    <BuyerPage title={t('myAccount')} className={styles.page}>
      <Notice>{isGone && t('ownLeft')}</Notice>
      {!isGone && (
        <>
          <Ways name={view.name} />
          <EmailSection view={view} isCodeAsked={isFactorOn} />
          <PasswordSection name={view.name} isCodeAsked={isFactorOn} />
          <SecondFactorSection view={view} onSwitch={setFactorOn} />
          <DevicesSection sessions={view.sessions} />
          <ExportSection />
          <LeaveSection name={view.name} isCodeAsked={isFactorOn} onLeft={() => setGone(true)} />
        </>
      )}
    </BuyerPage>
  );
}

function Ways({ name }: { readonly name: string }) {
  const t = useText();
  return (
    <p className={styles.soft}>
      {t('signedInAs', { username: name })} · <a href={OVERVIEW[useLocale()]}>{t('myCollages')}</a>
    </p>
  );
}

function ExportSection() {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2>{t('ownExport')}</h2>
      <p>{t('ownExportHint')}</p>
      <form method="post" action={`${PATHS.exportAccount}?lang=${useLocale()}`}>
        <Button type="submit">{t('ownExportNow')}</Button>
      </form>
    </section>
  );
}
