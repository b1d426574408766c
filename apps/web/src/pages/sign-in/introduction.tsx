/** What this is, for someone who sees it for the first time: a passage becoming items, for teachers and learners. */
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";

export function Introduction() {
  return (
    <Stack component="section" spacing={2} aria-labelledby="introduction" sx={{ maxWidth: 480 }}>
      <Typography id="introduction" component="h2" variant="h6">
        지문을 넣으면 문제집이 나와요
      </Typography>
      <Box aria-hidden>
        <Sheet>
          <Small>지문</Small>
          <English>
            A path made by many feet bends around every puddle. It keeps the bend long after the
            ground has dried.
          </English>
        </Sheet>
        <Arrow>↓</Arrow>
        <Sheet>
          <b>1. 다음 글의 요지로 가장 적절한 것은?</b>
          <div>① 길에는 사라진 것의 흔적이 남는다.</div>
          <div>② 길은 땅이 마르면 곧게 펴진다.</div>
          <Explained>
            <b>정답 ①</b> 물웅덩이가 마른 뒤에도 ‘keeps the bend’라고 했어요. ②는 글과 반대예요.
          </Explained>
        </Sheet>
      </Box>
      <Points>
        <li>
          <b>가르치는 분께</b> 정답마다 근거가 있는 변형문제를 만들어 그대로 인쇄해요.
        </li>
        <li>
          <b>배우는 분께</b> 틀린 문항은 내일의 복습이 되고, 모르는 낱말은 단어장에 모여요.
        </li>
      </Points>
    </Stack>
  );
}

const Sheet = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  wordBreak: "keep-all",
}));

const Small = styled("div")(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));

const English = styled("div")(({ theme }) => ({
  ...theme.typography.passage,
  fontSize: "0.9375rem",
  lineHeight: 1.6,
}));

const Arrow = styled("div")(({ theme }) => ({
  textAlign: "center",
  color: theme.palette.primary.main,
  fontWeight: 700,
}));

const Explained = styled("div")(({ theme }) => ({
  marginTop: theme.spacing(1),
  paddingLeft: theme.spacing(1.5),
  borderLeft: `3px solid ${theme.palette.primary.main}`,
}));

const Points = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: theme.spacing(1),
  wordBreak: "keep-all",
  "& b": { marginRight: theme.spacing(1) },
}));
