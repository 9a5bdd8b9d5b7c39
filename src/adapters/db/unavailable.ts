export const guardAdapter = <T>(x: T): T => x;
