import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

interface TabsProps {
  readonly label: string;
  readonly selected: string;
  readonly onChange: (id: string) => void;
  readonly tabs: readonly { readonly id: string; readonly label: string; readonly icon?: ReactNode; readonly content: ReactNode }[];
}

export function Tabs({ label, selected, onChange, tabs }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(id) => onChange(String(id))} className={styles.tabs ?? ''}>
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.icon}
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
