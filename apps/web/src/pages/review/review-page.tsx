/** 오늘의 복습: what is due, the cards, and the charts. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Link } from "react-router";
import BackIcon from "../../icons/arrow-back.tsx";
import { PageTitle } from "../page-title.tsx";
import { ReviewCharts } from "./review-charts.tsx";
import { Overview } from "./overview.tsx";
import { Practice } from "./practice.tsx";
import { Review } from "./review.tsx";

type Mode = "overview" | "review" | "practice";

export default function ReviewPage() {
  const [mode, setMode] = useState<Mode>("overview");
  const leave = () => setMode("overview");
  if (mode === "review") return <Review onLeave={leave} />;
  if (mode === "practice") return <Practice onLeave={leave} />;
  return (
    <>
      <Button component={Link} to="/word" startIcon={<BackIcon />} sx={{ mb: 1 }}>
        단어장
      </Button>
      <PageTitle title="오늘의 복습" />
      <Stack spacing={2}>
        <Overview onReview={() => setMode("review")} onPractice={() => setMode("practice")} />
        <ReviewCharts />
      </Stack>
    </>
  );
}
