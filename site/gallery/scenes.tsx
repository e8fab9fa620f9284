// Gallery states of the scenes; they stay until dismissed.
import type { ComponentChildren } from "preact";
import { AwardScene, BlackBoxScene, BoxOpenedScene, DefeatScene, GongScene, VerdictScene, VictoryScene } from "../table/parts/Scenes";

const stay = { lastsMs: 0, onDone: () => undefined };

export const SCENES: Record<string, () => ComponentChildren> = {
  "scene-box": () => <BlackBoxScene {...stay} />,
  "scene-opened": () => <BoxOpenedScene {...stay} contents="Скорлупа грецкого ореха, в которой по преданию хранили письмо" />,
  "scene-gong": () => <GongScene {...stay} />,
  "scene-right": () => <VerdictScene {...stay} right line="Очко знатокам. Счёт 4 : 2" />,
  "scene-wrong": () => <VerdictScene {...stay} right={false} line="Очко телезрителям. Счёт 3 : 3" />,
  "scene-victory": () => <VictoryScene {...stay} players={6} viewers={4} line="Вечер удался. Сейчас все вернутся в лобби" />,
  "scene-defeat": () => <DefeatScene {...stay} players={5} viewers={6} line="Телезрители сегодня сильнее. Реванш за тем же столом" />,
  "scene-award": () => <AwardScene {...stay} kind="diamond-order" name="Орден Бриллиантового бегемота" line="Пять командных побед" />,
};
