import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';

export interface TabItem {
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  /** The id of the shown tab. The screen keeps it in its URL. */
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

/** Tabs; only the shown one's content is in the page. */
export const Tabs = ({ label, items, selected, onSelect }: TabsProps) => (
  <AriaTabs className="tabs" selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
    <TabList aria-label={label} className="tab-list">
      {items.map(({ id, name }) => (
        <Tab key={id} id={id} className="tab">
          {name}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className="tab-panel">
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
);
