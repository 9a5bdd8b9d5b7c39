export const isDue = () => true;
