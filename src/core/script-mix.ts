// Unicode's rule for names of several scripts (UTS 39, section 5.2, highly restrictive): a name is of one script, or of Latin and the
// scripts that Chinese, Japanese or Korean is written in. Any other mix may imitate a name, for example by a Cyrillic letter
// among Latin letters.

/** The scripts that are written together, by their codes in ISO 15924. Latin is written with each of these sets. */
const COMBINATIONS = ['Latn Hani Hira Kana', 'Latn Hani Hang', 'Latn Hani Bopo'];

/** The other scripts of Unicode 16, the most used first. Common and Inherited are left out, because they belong to each script. */
const SCRIPTS = (
  'Cyrl Arab Grek Hebr Deva Beng Taml Telu Thai Armn Geor ' +
  'Adlm Aghb Ahom Armi Avst Bali Bamu Bass Batk Bhks Brah Brai Bugi Buhd Cakm Cans Cari Cham Cher Chrs Copt Cpmn Cprt Diak Dogr Dsrt ' +
  'Dupl Egyp Elba Elym Ethi Gara Glag Gong Gonm Goth Gran Gujr Gukh Guru Hano Hatr Hluw Hmng Hmnp Hung Ital Java Kali Kawi Khar Khmr ' +
  'Khoj Kits Knda Krai Kthi Lana Laoo Lepc Limb Lina Linb Lisu Lyci Lydi Mahj Maka Mand Mani Marc Medf Mend Merc Mero Mlym Modi Mong ' +
  'Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma Ougr Palm Pauc Perm Phag Phli Phlp Phnx ' +
  'Plrd Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sind Sinh Sogd Sogo Sora Soyo Sund Sunu Sylo Syrc Tagb Takr Tale Talu ' +
  'Tang Tavt Tfng Tglg Thaa Tibt Tirh Tnsa Todr Toto Tutg Ugar Vaii Vith Wara Wcho Xpeo Xsux Yezi Yiii Zanb'
).split(' ');

/** The characters of every script. They are removed once, because a pattern with all of them takes four times as long to create. */
const OF_EACH_SCRIPT = /[\p{scx=Zyyy}\p{scx=Zinh}]/gu;

/** Creates a pattern of the texts in these scripts; null if this Node.js does not know one of them yet. */
function createPattern(scripts: string): RegExp | null {
  try {
    return new RegExp(`^[${scripts.replace(/\w+/g, '\\p{scx=$&}').replaceAll(' ', '')}]*$`, 'u');
  } catch {
    return null;
  }
}

const patterns = new Map<string, RegExp | null>();

/** The pattern of these scripts. It is created when it is first needed, because all patterns together take some 30 ms. */
function patternOf(scripts: string): RegExp | null {
  const pattern = patterns.get(scripts) ?? createPattern(scripts);
  patterns.set(scripts, pattern);
  return pattern;
}

/** True if a name or title mixes scripts that are not written together. */
export function mixesScripts(text: string): boolean {
  const letters = text.replace(OF_EACH_SCRIPT, '');
  const isWrittenIn = (scripts: string) => patternOf(scripts)?.test(letters) === true;
  if (COMBINATIONS.some(isWrittenIn)) return false;
  // A letter of ASCII belongs to Latin alone, so no other script needs to be tried.
  return /[A-Za-z]/.test(letters) || !SCRIPTS.some(isWrittenIn);
}
