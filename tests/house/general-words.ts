/**
 * Words of games that the house's rooms use all the same, because they mean something else there, or mean the same in every game; by
 * the reason. As `wordOf` writes them: kebab case, without the s of a plural.
 */
export const GENERAL: Readonly<Record<string, string>> = {
  'What a game is to the kernel and the host: the terms every rulebook and every game engine shares.':
    'action amount barrier board bot card choice choose cost count deal decider deck discard due effect end end-of-game ending event free game-over hand length level lost move not-asked-now offer offered option order owed owner pack paid pay phase place player point price public ranked refusal refused result rng round rule score seat secret setup shuffle spot statu target tie turn unit variant viewer win winner won victory draw drew forced idle lose neutral nobody passed stack symbol tile declared play ready upgrade pick assign feat from-last by-one-point',
  'What the house lays on the table and calls its parts.':
    'abandoned aim answer ask given-up back captain chapter circle edge pilot anchor closed counter curtain deciding drawer empty faded forecast frame give gone heading held hold home icon inspect keep kept laid lay leave left line log look map open people promise reveal revealed right row screen sentence side space standing step stock strip summary title top waiting withdrawn word counted dropped ended opened removed show taken chart voyage field moment note pad ring ledger trail sea sail undone resting carry instant window looked chosen shown placed',
  'What becomes of a position that is played on.': 'drawn-anew',
  'What is carved for the tables of all games: materials, and pieces and goods that any of them may have.':
    'coin fish sheep ship stone tray water',
  'What is heard at the tables of all games: sounds are called after what makes them.':
    'axe crisi cube fist harvest independence pawn unrest',
  'Words of TypeScript, Svelte, HTML, CSS and SVG, and of what runs them.':
    'accept add declare allow allowed any balance bare bound broken build built calm change character code disc down drop else export find forbid from full granted h10 h15 h16 h19 h20 h22 half head hex kind launch limit long main migrate migration missing move-to moved name named neighbour never next none number one only optional other out over part path payment permission port range read red region resource rotate search send sent set settle short since single tint token transaction two type unknown use used user wanted wheel zero blue box brown drop first return second shared not each state all text filter can last may test plain copy base storage worker active self trigger advance release corner face fold lift queue rejected boost capital relea special watch group returned recovered lifted',
  'What browsers call what plays sound, and what tells of a press.': 'attack navigator threshold',
  'Everyday English, in comments and texts.':
    'about act after behind harm lead prepare reach then together unsafe again ahead alway barred begin beside been close common criterion direction discovery doe done gain gained doubled good got ground les made met more nothing now nowhere own pas per progres reason seen some spare stand stay stood take turned way what whole why with wood you your before need numbered one-by-one opening spent voyage where who how many found far wait under thing several also near begun fresh either exactly at-once released searched land different choosing most time cannot when like given',
};
