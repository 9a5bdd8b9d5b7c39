/** The pages of a draft, in their order. */
export const STEPS = ['wallet', 'figures', 'terms', 'preview', 'sale', 'contract', 'create'] as const;
export type StepName = (typeof STEPS)[number];

export const STEP_TITLES: Readonly<Record<StepName, string>> = {
  wallet: 'Wallet',
  figures: 'Quarters and units',
  terms: 'Private terms',
  preview: 'What a unit would be paid',
  sale: 'Sale',
  contract: 'Contract',
  create: 'Creation',
};

export const readStep = (step: unknown): StepName | undefined => STEPS.find((name) => name === step);
